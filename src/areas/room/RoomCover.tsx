import { PictureOutlined } from '@ant-design/icons';
import { ROOM_COVER_RATIO } from '@contract/room/enums';
import { Picture } from '@/components/Picture';
import { addressOf } from '@/request';

/** The cover of a room, as wide as what it stands in unless a width in pixels is given. */
export function RoomCover({ path, width }: { path: string | null; width?: number }) {
  return (
    <Picture
      src={path ? addressOf(path) : undefined}
      ratio={ROOM_COVER_RATIO}
      placeholder={<PictureOutlined />}
      style={{ width, flex: 'none' }}
    />
  );
}
