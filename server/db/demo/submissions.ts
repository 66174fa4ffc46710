import type { AuditItem } from '../../../contract/audit';
import { elapsed, HOUR_MS } from '../../lib/time';
import type { World } from './world';

type Reason = NonNullable<AuditItem['reasonCode']>;

const FRESH_MS = 6 * HOUR_MS;

/** Whether a submission of that time may still wait for its audit. */
export const isFresh = ({ daysAgo }: World, submittedAt: string) => elapsed(submittedAt, daysAgo(0)) < FRESH_MS;

/** Texts that are rejected, with the reasons. */
export const badTexts: readonly (readonly [text: string, reason: Reason])[] = [
  ['Come to my room, add me on WX8812', 'contact'],
  ['加微信 fish_6688 领礼物', 'contact'],
  ['扫码进群，免费幸运石等你拿', 'contact'],
  ['Free stones for the first ten, scan the code to join.', 'money'],
  ['转发三次送幸运石，稳赚不赔', 'money'],
  ['日结刷单兼职，动动手指就有收入', 'spam'],
  ['代充八折，找官方客服小王', 'spam'],
  ['ＣＡＳＩＮＯ night, make money fast', 'illegal'],
  ['Whoever reads this is an idiot', 'insult'],
  ['你们都是傻子', 'insult'],
];
