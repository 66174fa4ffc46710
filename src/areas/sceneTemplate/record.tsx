import { EnvironmentOutlined, PictureOutlined } from '@ant-design/icons';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { SCENE_COVER_RATIO, sceneStatus, sceneTheme } from '@contract/sceneTemplate/enums';
import { useFormat } from '@/components/format';
import { Picture } from '@/components/Picture';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { pictureAt } from '@/request';
import { scenePath } from './scenePath';

export const record: RecordType = {
  path: (id) => scenePath(id),
  icon: EnvironmentOutlined,
  status: sceneStatus,
  enums: { theme: sceneTheme },
  create: { label: 'sceneTemplate.create', path: scenePath(), call: sceneTemplateCalls.modify },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  return (
    <Fetched path={sceneTemplateCalls.detail} id={id}>
      {(scene) => (
        <RecordCard
          picture={
            <Picture
              src={pictureAt(scene.cover)}
              ratio={SCENE_COVER_RATIO}
              placeholder={<PictureOutlined aria-hidden />}
              style={{ width: 64, flex: 'none' }}
            />
          }
          name={scene.name}
          line={<EnumText of={sceneTheme} value={scene.theme} />}
          tag={<StatusTag of={sceneStatus} value={scene.status} />}
          facts={[
            [t('sceneTemplate.capacity'), number(scene.capacity)],
            [t('sceneTemplate.unlockLevel'), number(scene.unlockLevel)],
            [t('sceneTemplate.usedBy'), t('sceneTemplate.rooms', { count: scene.usedBy })],
          ]}
        />
      )}
    </Fetched>
  );
}
