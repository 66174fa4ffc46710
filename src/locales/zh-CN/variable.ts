export default {
  'variable.insert': '插入',
  'variable.nickname': '昵称',
  'variable.number': '编号',
  'variable.level': '等级',
  'variable.points': '积分',
  'variable.stones': '幸运石',
  'variable.city': '城市',
  'variable.empty': "{count, number} 位接收人的“{name}”为空。可写上替代文字：'{'{variable}|替代文字'}'。",
  'variable.unknown': '{count, plural, other {{what} 不是变量}}，将原样显示。',
  'variable.sample': '变量以示例用户填充。',
  'variable.sample.nickname': '小鱼',
  'variable.sample.city': '成都',
};
