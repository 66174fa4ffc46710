import { GiftOutlined, SketchOutlined } from '@ant-design/icons';
import { ICON_RATIO } from '@contract/gift/enums';
import type { ItemType } from '@contract/shelf/enums';
import { Picture } from '@/components/Picture';
import { pictureAt } from '@/request';

interface ItemIconProps {
  of: { icon: string };
  type: ItemType;
  /** In pixels; height equals width. */
  width?: number;
}

export function ItemIcon({ of, type, width = 32 }: ItemIconProps) {
  return (
    <Picture
      src={pictureAt(of.icon)}
      ratio={ICON_RATIO}
      placeholder={type === 'gift' ? <GiftOutlined aria-hidden /> : <SketchOutlined aria-hidden />}
      style={{ width, flex: 'none' }}
    />
  );
}
