import { PictureOutlined } from '@ant-design/icons';
import { SCENE_COVER_RATIO } from '@contract/sceneTemplate/enums';
import { Picture } from '@/components/Picture';
import { addressOf } from '@/request';

/** The cover of a blessed land, as wide as what it stands in unless a width in pixels is given. */
export function SceneCover({ path, width }: { path: string; width?: number }) {
  return (
    <Picture
      src={addressOf(path)}
      ratio={SCENE_COVER_RATIO}
      placeholder={<PictureOutlined />}
      style={{ width, flex: 'none' }}
    />
  );
}
