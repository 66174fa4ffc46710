export default {
  'image.choose': '选择或拖入图片',
  'image.replace': '选择或拖入其他图片',
  'image.hint': '{ratio}，PNG、JPEG 或 WebP，不超过 {limit} MB。',
  'image.hint.filled': '点击或拖入其他图片进行替换：{ratio}，PNG、JPEG 或 WebP，不超过 {limit} MB。',
  'image.sending': '正在上传图片',
  'image.wrongType': '不是 PNG、JPEG 或 WebP 图片。',
  'image.tooLarge': '图片大小为 {found} MB，不能超过 {limit} MB。',
  'image.damaged': '无法读取图片，文件可能已损坏。',
  'image.wrongRatio': '图片比例为 {found}（{width} × {height}），应为 {wanted}。',
};
