import { useIntl } from '@umijs/max';
import { Tag } from 'antd';
import { useFormat } from '@/components/format';

/** Small pieces of a blessed land that cards, table and detail show alike. */

export const Capacity = ({ of }: { of: number }) => useFormat().number(of);

export function RoomCount({ of }: { of: number }) {
  return useIntl().formatMessage({ id: 'sceneTemplate.rooms' }, { count: of });
}

/** Marks the one that a new room takes place in unless another is chosen. */
export function DefaultMark() {
  return (
    <Tag color="processing" bordered={false} style={{ marginInlineEnd: 0 }}>
      {useIntl().formatMessage({ id: 'sceneTemplate.default' })}
    </Tag>
  );
}
