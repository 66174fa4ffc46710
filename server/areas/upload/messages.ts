import type { Label } from '../../../contract/enum';

export const uploadMessages = {
  coverNotWide: {
    'en-US': 'A cover is 16:9; this one is {width} × {height}',
    'zh-CN': '封面须为 16:9，当前为 {width} × {height}',
  },
  coverTooSmall: {
    'en-US': 'This cover is {width} × {height} pixels; it has to be at least {wanted} × {high}',
    'zh-CN': '封面尺寸为 {width} × {height} 像素，至少需要 {wanted} × {high} 像素',
  },
  fileRequired: { 'en-US': 'Choose an image', 'zh-CN': '请选择图片' },
  incomplete: {
    'en-US': 'The image did not arrive whole. Send it once more.',
    'zh-CN': '图片未完整送达，请重新上传。',
  },
  tooManyParts: {
    'en-US': 'There are too many fields before the image. Send it alone.',
    'zh-CN': '图片之前的字段过多，请仅上传图片。',
  },
  tooManyPixels: {
    'en-US': 'This image has {width} × {height} pixels; at most {millions} million are allowed',
    'zh-CN': '图片为 {width} × {height} 像素，总像素不能超过 {millions}00 万',
  },
  notAnImage: {
    'en-US': 'This is not a PNG, JPEG or WebP image, or it is damaged',
    'zh-CN': '不是 PNG、JPEG 或 WebP 图片，或文件已损坏',
  },
} as const satisfies Record<string, Label>;
