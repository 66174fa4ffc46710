import type { Label } from '../../../contract/enum';

export const integralMessages = {
  integralTaken: {
    'en-US': 'There is a rule for this event from this level already',
    'zh-CN': '该事件在此等级已有规则',
  },
  capBelowPoints: {
    'en-US': 'The daily cap can’t be less than what one event gives',
    'zh-CN': '每日上限不能小于单次积分',
  },
  onceHasNoCap: {
    'en-US': 'This event gives points only once, so it has no daily cap',
    'zh-CN': '该事件仅奖励一次，不设每日上限',
  },
  eventIsFixed: {
    'en-US': 'The event of a rule stays as it is: make another rule',
    'zh-CN': '规则的事件不能修改，请新建规则',
  },
  integralAlreadyOn: { 'en-US': 'This rule is on already', 'zh-CN': '该规则已启用' },
  integralAlreadyOff: { 'en-US': 'This rule is off already', 'zh-CN': '该规则已停用' },
  integralIsOn: { 'en-US': 'Switch this rule off before you delete it', 'zh-CN': '请先停用该规则，再删除' },
  integralApplied: {
    'en-US': 'This rule has given points {count} times, and the ledger refers to it: keep it off instead',
    'zh-CN': '该规则已发放积分 {count} 次，流水引用了它，请保持停用而不要删除',
  },
  bannedCannotEarn: {
    'en-US': 'This user is banned and can’t earn points',
    'zh-CN': '该用户已被封禁，不能获得积分',
  },
} as const satisfies Record<string, Label>;
