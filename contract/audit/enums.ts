import type { Enum } from '../enum';

/** The state of an item; a self-built room also carries the state of its own audit. */
export const auditState = {
  pending: { label: { 'en-US': 'Waiting', 'zh-CN': '待审核' }, tone: 'gold' },
  approved: { label: { 'en-US': 'Approved', 'zh-CN': '已通过' }, tone: 'green' },
  rejected: { label: { 'en-US': 'Rejected', 'zh-CN': '已拒绝' }, tone: 'red' },
} as const satisfies Enum;

export const auditKind = {
  room: { label: { 'en-US': 'Room', 'zh-CN': '房间' }, tone: 'gray' },
  cover: { label: { 'en-US': 'Cover', 'zh-CN': '封面' }, tone: 'gray' },
  avatar: { label: { 'en-US': 'Avatar', 'zh-CN': '头像' }, tone: 'gray' },
  nickname: { label: { 'en-US': 'Nickname', 'zh-CN': '昵称' }, tone: 'gray' },
  wish: { label: { 'en-US': 'Wish', 'zh-CN': '愿望' }, tone: 'gray' },
} as const satisfies Enum;

/** High: a sensitive word was found, it was reported, or its submitter has earlier violations. */
export const auditPriority = {
  high: { label: { 'en-US': 'High', 'zh-CN': '优先' }, tone: 'red' },
  normal: { label: { 'en-US': 'Normal', 'zh-CN': '普通' }, tone: 'gray' },
} as const satisfies Enum;

/** Reasons of a rejection, in the order of the keys 1–9. The user reads them. */
export const rejectReason = {
  contact: { label: { 'en-US': 'Contact details or codes', 'zh-CN': '联系方式或二维码' } },
  money: { label: { 'en-US': 'Promise of stones or money', 'zh-CN': '许诺幸运石或金钱' } },
  sexual: { label: { 'en-US': 'Sexual content', 'zh-CN': '色情低俗' } },
  insult: { label: { 'en-US': 'Insult or hate', 'zh-CN': '辱骂或仇恨' } },
  picture: { label: { 'en-US': 'Not their picture', 'zh-CN': '盗用他人图片' } },
  illegal: { label: { 'en-US': 'Illegal or dangerous', 'zh-CN': '违法或危险' } },
  spam: { label: { 'en-US': 'Advertising', 'zh-CN': '广告营销' } },
  minors: { label: { 'en-US': 'Harms minors', 'zh-CN': '危害未成年人' } },
  /** Requires a text, of `REJECT_TEXT_MIN` characters at least. */
  other: { label: { 'en-US': 'Other, write it', 'zh-CN': '其他（请填写）' } },
} as const satisfies Enum;

/** Whether an admin has claimed a waiting item. */
export const auditClaim = {
  held: { label: { 'en-US': 'Claimed', 'zh-CN': '处理中' }, tone: 'blue' },
} as const satisfies Enum;

export const wordsHit = {
  hit: { label: { 'en-US': 'Words hit', 'zh-CN': '命中敏感词' } },
  none: { label: { 'en-US': 'No words hit', 'zh-CN': '未命中' } },
} as const satisfies Enum;

export const REJECT_TEXT_MIN = 2;
export const REJECT_TEXT_MAX = 500;
/** Minutes until a claim runs out. */
export const CLAIM_MINUTES = 10;
export const CLAIM_MAX = 50;
/** A decision is sent after so many seconds; until then it can be undone. */
export const UNDO_SECONDS = 5;
