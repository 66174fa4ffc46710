import type { Enum } from '../enum';

/** The guided tours over the real screens. */
export const lesson = {
  findUser: { label: { 'en-US': 'Find a user and read their story', 'zh-CN': '找到用户并查看其经历' } },
  auditByKeyboard: { label: { 'en-US': 'Decide three audit items by keyboard', 'zh-CN': '用键盘审核三项内容' } },
  shipOrder: { label: { 'en-US': 'Ship an order', 'zh-CN': '为订单发货' } },
  sellGift: { label: { 'en-US': 'Put a gift on sale', 'zh-CN': '上架一个礼物' } },
  writeTip: { label: { 'en-US': 'Write a tip', 'zh-CN': '新建一条提示' } },
  addOperator: { label: { 'en-US': 'Add an operator', 'zh-CN': '添加一位运营人员' } },
  whoDidWhat: { label: { 'en-US': 'See who did what', 'zh-CN': '查看谁做了什么' } },
  readLog: { label: { 'en-US': 'Read the login log', 'zh-CN': '查看登录日志' } },
  readWishes: { label: { 'en-US': 'Read what became of wishes', 'zh-CN': '了解愿望的结果' } },
} as const satisfies Enum;
export type Lesson = keyof typeof lesson;

export const LESSON_STEPS_MAX = 20;
