import { LockOutlined, TeamOutlined } from '@ant-design/icons';
import { Flex, Typography } from 'antd';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTheme } from '@contract/sceneTemplate/enums';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { PlainTag } from '@/components/PlainTag';
import { ScrollRegion } from '@/components/page/ScrollRegion';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { SceneCover } from './SceneCover';

export const ScenePreview = withDialogBoundary(function ScenePreview({
  scene,
  onClose,
}: {
  scene: SceneTemplate;
  onClose: () => void;
}) {
  const t = useTranslations();
  const { name, theme, cover, capacity, unlockLevel, description } = scene;
  return (
    <Modal
      open
      centered
      width={408}
      footer={null}
      title={t('sceneTemplate.preview.title', { name })}
      onCancel={onClose}
    >
      <ScrollRegion className="fish-phone" aria-label={t('sceneTemplate.preview')}>
        <SceneCover path={cover} />
        <Flex vertical align="flex-start" gap={12} style={{ padding: 20 }}>
          <Typography.Title level={2} style={{ margin: 0, fontSize: 20, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography.Title>
          <PlainTag>
            <EnumText of={sceneTheme} value={theme} />
          </PlainTag>
          <Flex vertical gap={4}>
            <span>
              <TeamOutlined aria-hidden /> {t('sceneTemplate.preview.capacity', { count: capacity })}
            </span>
            <span>
              <LockOutlined aria-hidden /> {t('sceneTemplate.preview.level', { level: unlockLevel })}
            </span>
          </Flex>
          <Typography.Paragraph className="fish-prose" style={{ margin: 0 }}>
            {description}
          </Typography.Paragraph>
        </Flex>
      </ScrollRegion>
    </Modal>
  );
});
