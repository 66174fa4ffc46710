export default {
  'columns.columns': '列设置',
  'columns.pin.left': '将“{name}”固定在左侧',
  'columns.pin.right': '将“{name}”固定在右侧',
  'columns.density': '行高',
  'columns.regular': '宽松',
  'columns.compact': '紧凑',
  'columns.reset': '恢复默认',
};
