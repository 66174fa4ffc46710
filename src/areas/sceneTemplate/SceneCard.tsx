import { Flex, Tooltip, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneStatus, sceneTheme } from '@contract/sceneTemplate/enums';
import { Card, withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { OpenLink } from '@/components/list/OpenLink';
import { type MenuAction, MoreMenu } from '@/components/MoreMenu';
import { PlainTag } from '@/components/PlainTag';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { DefaultMark, RoomCount } from './parts';
import { SceneCover } from './SceneCover';
import { scenePath } from './scenePath';

interface SceneCardProps {
  scene: SceneTemplate;
  items: readonly MenuAction[];
  handle?: ReactNode;
}

export const SceneCard = withBoundary(function SceneCard({ scene, items, handle }: SceneCardProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const { id, name, theme, cover, capacity, unlockLevel, status, isDefault, usedBy, sort } = scene;
  const text = useTranslations('sceneTemplate');

  return (
    <Card size="small" cover={<Cover path={cover} place={text('place.short', { place: number(sort) })} />}>
      <Flex align="center" gap={4}>
        <Tooltip title={name}>
          <OpenLink to={scenePath(id)} className="fish-clip fish-grow">
            <bdi>{name}</bdi>
          </OpenLink>
        </Tooltip>
        {handle}
        <MoreMenu label={t('text.named', { name: t('action.more'), value: name })} items={items} />
      </Flex>
      <Typography.Text type="secondary" className="fish-small">
        <EnumText of={sceneTheme} value={theme} /> · {text('people', { count: capacity })} ·{' '}
        {text('level', { level: unlockLevel })}
      </Typography.Text>
      <Flex align="center" gap={6} style={{ marginBlockStart: 8 }}>
        <StatusTag of={sceneStatus} value={status} />
        {isDefault && <DefaultMark />}
        <span className="fish-grow" />
        <Tooltip title={t('sceneTemplate.usedBy.hint')}>
          <Typography.Text type="secondary" className="fish-small">
            <RoomCount of={usedBy} />
          </Typography.Text>
        </Tooltip>
      </Flex>
    </Card>
  );
});

function Cover({ path, place }: { path: string; place: string }) {
  return (
    <div style={{ position: 'relative' }}>
      <SceneCover path={path} />
      <PlainTag className="fish-cover-mark">{place}</PlainTag>
    </div>
  );
}
