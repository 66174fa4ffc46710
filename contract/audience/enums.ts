import type { Enum } from '../enum';

/** Who receives a push or a message. Banned users never do. */
export const audienceKind = {
  all: { label: { 'en-US': 'Everyone', 'zh-CN': '全部用户' } },
  registered: { label: { 'en-US': 'Registered within … days', 'zh-CN': '近期注册' } },
  active: { label: { 'en-US': 'Active within … days', 'zh-CN': '近期活跃' } },
  /** Money: who has only exchanged stones or points has not paid. */
  paid: { label: { 'en-US': 'Have paid', 'zh-CN': '付费用户' } },
  paidWithin: { label: { 'en-US': 'Paid within … days', 'zh-CN': '近期付费' } },
  list: { label: { 'en-US': 'List of numbers', 'zh-CN': '编号名单' } },
} as const satisfies Enum;
export type AudienceKind = keyof typeof audienceKind;

/** Kinds that also have a number of last days. */
export const AUDIENCE_BY_DAYS: readonly AudienceKind[] = ['registered', 'active', 'paidWithin'];
export const AUDIENCE_DAYS_MAX = 365;
/** The most user numbers in one list. */
export const AUDIENCE_LIST_MAX = 20_000;
/** Characters of a pasted list of numbers; as UTF-8 it stays below the limit of a request. */
export const AUDIENCE_TEXT_MAX = 300_000;
/** Of an audience that is saved for later. */
export const AUDIENCE_NAME_MAX = 40;
export const SAVED_AUDIENCES_MAX = 100;
