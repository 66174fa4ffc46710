export default {
  'shortcuts.title': '键盘快捷键',
  'shortcuts.help': '查看键盘快捷键',
  'shortcuts.search': '在本列表中搜索',
  'shortcuts.group.audit': '审核队列',
  'shortcuts.group.everywhere': '全局',
  'shortcuts.group.list': '当前列表',
  'shortcuts.group.record': '当前记录',
};
