import { Tag } from 'antd';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';

export const Capacity = ({ of }: { of: number }) => useFormat().number(of);

export function RoomCount({ of }: { of: number }) {
  return useTranslations()('sceneTemplate.rooms', { count: of });
}

/** Marks the scene of new rooms for which none is chosen. */
export function DefaultMark() {
  return (
    <Tag color="processing" bordered={false} style={{ marginInlineEnd: 0 }}>
      {useTranslations()('sceneTemplate.default')}
    </Tag>
  );
}
