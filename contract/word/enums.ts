import type { Enum } from '../enum';

/** What happens to a text of a user that contains the word, the strongest first. */
export const wordAction = {
  block: { label: { 'en-US': 'Block', 'zh-CN': '拦截' }, tone: 'red' },
  /** The text goes to the front of the audit queue, with the word marked. */
  audit: { label: { 'en-US': 'Send to audit', 'zh-CN': '送审' }, tone: 'gold' },
  /** The word is replaced before the text is stored. */
  mask: { label: { 'en-US': 'Mask', 'zh-CN': '替换' }, tone: 'blue' },
} as const satisfies Enum;
export type WordAction = keyof typeof wordAction;

export const wordStatus = {
  on: { label: { 'en-US': 'On', 'zh-CN': '启用' }, tone: 'green' },
  off: { label: { 'en-US': 'Off', 'zh-CN': '停用' }, tone: 'gray' },
} as const satisfies Enum;

export const wordTag = {
  contact: { label: { 'en-US': 'Contact details', 'zh-CN': '联系方式' } },
  advert: { label: { 'en-US': 'Advertising', 'zh-CN': '广告' } },
  fraud: { label: { 'en-US': 'Fraud', 'zh-CN': '欺诈' } },
  gambling: { label: { 'en-US': 'Gambling', 'zh-CN': '赌博' } },
  sexual: { label: { 'en-US': 'Sexual', 'zh-CN': '色情' } },
  violence: { label: { 'en-US': 'Violence', 'zh-CN': '暴力' } },
  drugs: { label: { 'en-US': 'Drugs', 'zh-CN': '毒品' } },
  insult: { label: { 'en-US': 'Insults', 'zh-CN': '辱骂' } },
  impostor: { label: { 'en-US': 'Impersonation', 'zh-CN': '冒充' } },
} as const satisfies Enum;
export type WordTag = keyof typeof wordTag;

/** What happens to the whole text, which is the action of its strongest word. */
export const textOutcome = {
  pass: { label: { 'en-US': 'Passes', 'zh-CN': '通过' }, tone: 'green' },
  mask: { label: { 'en-US': 'Masked', 'zh-CN': '替换后发布' }, tone: 'blue' },
  audit: { label: { 'en-US': 'Sent to audit', 'zh-CN': '送审' }, tone: 'gold' },
  block: { label: { 'en-US': 'Blocked', 'zh-CN': '拦截' }, tone: 'red' },
} as const satisfies Enum;
export type TextOutcome = keyof typeof textOutcome;

export const rowOutcome = {
  create: { label: { 'en-US': 'New', 'zh-CN': '新增' }, tone: 'green' },
  update: { label: { 'en-US': 'Changes', 'zh-CN': '更新' }, tone: 'blue' },
  /** The word exists and is not changed. */
  keep: { label: { 'en-US': 'Exists', 'zh-CN': '已存在' }, tone: 'gray' },
  /** The same word is in an earlier row of the file. */
  repeat: { label: { 'en-US': 'Repeated', 'zh-CN': '重复' }, tone: 'gray' },
  wrong: { label: { 'en-US': 'Error', 'zh-CN': '错误' }, tone: 'red' },
} as const satisfies Enum;
export type RowOutcome = keyof typeof rowOutcome;

/** The columns of an import file; only the first is required. */
export const wordColumn = {
  word: { label: { 'en-US': 'Word', 'zh-CN': '敏感词' } },
  tags: { label: { 'en-US': 'Tags', 'zh-CN': '标签' } },
  action: { label: { 'en-US': 'Action', 'zh-CN': '处理方式' } },
  replacement: { label: { 'en-US': 'Replacement', 'zh-CN': '替换为' } },
  status: { label: { 'en-US': 'Status', 'zh-CN': '状态' } },
} as const satisfies Enum;
export type WordColumn = keyof typeof wordColumn;

export const WORD_MAX = 100;
export const REPLACEMENT_MAX = 20;
/** Matches up to so many characters within one line. */
export const WILDCARD = '*';
export const WILDCARD_MAX = 20;
export const TRIED_TEXT_MAX = 100_000;
export const IMPORT_ROWS_MAX = 10_000;
/** Characters of a cell, and tags in it: more than any may have, so that the report can name a row that is too long. */
export const IMPORT_CELL_MAX = 10 * WORD_MAX;
/** Overlaps that an import lists for one row; `overlapCount` counts all. */
export const OVERLAPS_NAMED = 5;
