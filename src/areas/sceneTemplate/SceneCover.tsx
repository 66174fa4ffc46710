import { PictureOutlined } from '@ant-design/icons';
import { SCENE_COVER_RATIO } from '@contract/sceneTemplate/enums';
import { Picture } from '@/components/Picture';
import { pictureAt } from '@/request';

/** A scene's cover; without a width in pixels it fills its parent. */
export function SceneCover({ path, width }: { path: string; width?: number }) {
  return (
    <Picture
      src={pictureAt(path)}
      ratio={SCENE_COVER_RATIO}
      placeholder={<PictureOutlined aria-hidden />}
      style={{ width, flex: 'none' }}
    />
  );
}
