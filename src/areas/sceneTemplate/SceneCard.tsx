import { useIntl } from '@umijs/max';
import { Card, Flex, type MenuProps, Tag, Tooltip, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneStatus, sceneTheme } from '@contract/sceneTemplate/enums';
import { useFormat } from '@/components/format';
import { OpenLink } from '@/components/list/OpenLink';
import { MoreMenu } from '@/components/MoreMenu';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { DefaultMark, RoomCount } from './parts';
import { SceneCover } from './SceneCover';
import { scenePath } from './scenePath';

interface SceneCardProps {
  scene: SceneTemplate;
  items: MenuProps['items'];
  /** What it is moved by. */
  handle?: ReactNode;
}

/** One blessed land as a card. */
export function SceneCard({ scene, items, handle }: SceneCardProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { id, name, theme, cover, capacity, unlockLevel, status, isDefault, usedBy, sort } = scene;
  const text = (key: string, values: Record<string, string | number>) =>
    formatMessage({ id: `sceneTemplate.${key}` }, values);

  return (
    <Card size="small" cover={<Cover path={cover} place={text('place.short', { place: number(sort) })} />}>
      <Flex align="center" gap={4}>
        <Tooltip title={name}>
          <OpenLink to={scenePath(id)} className="fish-clip fish-grow">
            <bdi>{name}</bdi>
          </OpenLink>
        </Tooltip>
        {handle}
        <MoreMenu type="text" size="small" label={`${formatMessage({ id: 'action.more' })}: ${name}`} items={items} />
      </Flex>
      <Typography.Text type="secondary" className="fish-small">
        <EnumText of={sceneTheme} value={theme} /> · {text('people', { count: capacity })} ·{' '}
        {text('level', { level: unlockLevel })}
      </Typography.Text>
      <Flex align="center" gap={6} style={{ marginBlockStart: 8 }}>
        <StatusTag of={sceneStatus} value={status} />
        {isDefault && <DefaultMark />}
        <span className="fish-grow" />
        <Tooltip title={formatMessage({ id: 'sceneTemplate.usedBy.hint' })}>
          <Typography.Text type="secondary" className="fish-small">
            <RoomCount of={usedBy} />
          </Typography.Text>
        </Tooltip>
      </Flex>
    </Card>
  );
}

function Cover({ path, place }: { path: string; place: string }) {
  return (
    <div style={{ position: 'relative' }}>
      <SceneCover path={path} />
      <Tag bordered={false} style={{ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 }}>
        {place}
      </Tag>
    </div>
  );
}
