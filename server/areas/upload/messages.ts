import type { Label } from '../../../contract/enum';

/** What this area refuses. */
export const uploadMessages = {
  fileRequired: { 'en-US': 'Choose an image', 'zh-CN': '请选择图片' },
  notAnImage: {
    'en-US': 'This is not a PNG, JPEG or WebP image, or it is damaged',
    'zh-CN': '不是 PNG、JPEG 或 WebP 图片，或文件已损坏',
  },
} as const satisfies Record<string, Label>;
