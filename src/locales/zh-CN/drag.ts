export default {
  'drag.handle': '移动“{name}”',
  'drag.role': '可排序',
  'drag.instructions': '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 键放回原处。',
  'drag.picked': '已拿起“{name}”，位于第 {place} 位，共 {total} 位。',
  'drag.over': '“{name}”现在位于第 {place} 位，共 {total} 位。',
  'drag.dropped': '“{name}”已放在第 {place} 位，共 {total} 位。',
  'drag.cancelled': '“{name}”已放回第 {place} 位，共 {total} 位。',
};
