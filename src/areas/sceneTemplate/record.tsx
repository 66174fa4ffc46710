import { EnvironmentOutlined, PictureOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { SCENE_COVER_RATIO, sceneStatus, sceneTheme } from '@contract/sceneTemplate/enums';
import { useFormat } from '@/components/format';
import { Picture } from '@/components/Picture';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { addressOf } from '@/request';
import { scenePath } from './scenePath';

export const record: RecordType = {
  path: (id) => scenePath(id),
  icon: EnvironmentOutlined,
  status: sceneStatus,
  enums: { theme: sceneTheme },
  create: { label: 'sceneTemplate.create', path: scenePath() },
  Card,
};

function Card({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <Fetched path={paths.sceneTemplate.detail} id={id}>
      {(scene) => (
        <RecordCard
          picture={
            <Picture
              src={addressOf(scene.cover)}
              ratio={SCENE_COVER_RATIO}
              placeholder={<PictureOutlined />}
              style={{ width: 64, flex: 'none' }}
            />
          }
          name={scene.name}
          line={<EnumText of={sceneTheme} value={scene.theme} />}
          tag={<StatusTag of={sceneStatus} value={scene.status} />}
          facts={[
            [formatMessage({ id: 'sceneTemplate.capacity' }), number(scene.capacity)],
            [formatMessage({ id: 'sceneTemplate.unlockLevel' }), number(scene.unlockLevel)],
            [
              formatMessage({ id: 'sceneTemplate.usedBy' }),
              formatMessage({ id: 'sceneTemplate.rooms' }, { count: scene.usedBy }),
            ],
          ]}
        />
      )}
    </Fetched>
  );
}
