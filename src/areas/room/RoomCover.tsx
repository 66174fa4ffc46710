import { PictureOutlined } from '@ant-design/icons';
import { ROOM_COVER_RATIO } from '@contract/room/enums';
import { Picture } from '@/components/Picture';
import { pictureAt } from '@/request';

/** A room's cover; without a width in pixels it fills its parent. */
export function RoomCover({ path, width }: { path: string | null; width?: number }) {
  return (
    <Picture
      src={pictureAt(path)}
      ratio={ROOM_COVER_RATIO}
      placeholder={<PictureOutlined aria-hidden />}
      style={{ width, flex: 'none' }}
    />
  );
}
