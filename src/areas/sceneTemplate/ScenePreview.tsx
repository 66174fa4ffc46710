import { LockOutlined, TeamOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Flex, Modal, Tag, Typography } from 'antd';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTheme } from '@contract/sceneTemplate/enums';
import { EnumText } from '@/components/StatusTag';
import { SceneCover } from './SceneCover';

/** How the app shows a blessed land, in a frame of a phone's size. */
export function ScenePreview({ scene, onClose }: { scene: SceneTemplate; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { name, theme, cover, capacity, unlockLevel, description } = scene;
  return (
    <Modal
      open
      centered
      width={408}
      footer={null}
      title={formatMessage({ id: 'sceneTemplate.preview.title' }, { name })}
      onCancel={onClose}
    >
      {/* Scrolls when the text is long, so it takes the focus: the keyboard has to get there. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <section className="fish-phone" tabIndex={0} aria-label={formatMessage({ id: 'sceneTemplate.preview' })}>
        <SceneCover path={cover} />
        <Flex vertical align="flex-start" gap={12} style={{ padding: 20 }}>
          <Typography.Title level={2} style={{ margin: 0, fontSize: 20, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography.Title>
          <Tag style={{ margin: 0 }}>
            <EnumText of={sceneTheme} value={theme} />
          </Tag>
          <Flex vertical gap={4}>
            <span>
              <TeamOutlined /> {formatMessage({ id: 'sceneTemplate.preview.capacity' }, { count: capacity })}
            </span>
            <span>
              <LockOutlined /> {formatMessage({ id: 'sceneTemplate.preview.level' }, { level: unlockLevel })}
            </span>
          </Flex>
          <Typography.Paragraph className="fish-prose" style={{ margin: 0 }}>
            {description}
          </Typography.Paragraph>
        </Flex>
      </section>
    </Modal>
  );
}
