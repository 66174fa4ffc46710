import { GiftOutlined, SketchOutlined } from '@ant-design/icons';
import { ICON_RATIO } from '@contract/gift/enums';
import type { ItemType } from '@contract/shelf/enums';
import { Picture } from '@/components/Picture';
import { addressOf } from '@/request';

interface ItemIconProps {
  of: { icon: string };
  type: ItemType;
  /** In pixels; it is as high as wide. */
  width?: number;
}

/** The picture of a stone package or a gift. */
export function ItemIcon({ of, type, width = 32 }: ItemIconProps) {
  return (
    <Picture
      src={addressOf(of.icon)}
      ratio={ICON_RATIO}
      placeholder={type === 'gift' ? <GiftOutlined /> : <SketchOutlined />}
      style={{ width, flex: 'none' }}
    />
  );
}
