export default {
  'record.type.upload': '上传',
  'record.type.view': '个人视图',
  'record.neighbours': '列表中的其他记录',
  'record.place': '第 {place} 条，共 {total} 条',
  'record.previous': '上一条',
  'record.next': '下一条',
};
