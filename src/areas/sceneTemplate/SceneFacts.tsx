import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTheme } from '@contract/sceneTemplate/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { SceneCover } from './SceneCover';

export const SceneFacts = withBoundary(function SceneFacts({ scene }: { scene: SceneTemplate }) {
  const text = useTranslations('sceneTemplate');
  const { dateTime } = useFormat();
  const fact = factOf(text);

  return (
    <Facts
      title={text('facts')}
      lead={
        <div style={{ maxWidth: 480, marginBlockEnd: 16 }}>
          <SceneCover path={scene.cover} />
        </div>
      }
      items={[
        fact('theme', <EnumText of={sceneTheme} value={scene.theme} />),
        fact('description', scene.description && <span className="fish-prose">{scene.description}</span>),
        fact('createdAt', dateTime(scene.createdAt)),
        fact('updatedAt', <TimeText value={scene.updatedAt} />),
      ]}
    />
  );
});
