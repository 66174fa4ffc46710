import type { Enum } from '../enum';
import { loginOutcome } from '../sysUser/enums';

/** What came of a try to sign in, in a word. */
export const loginResult = {
  signedIn: loginOutcome.success,
  refused: { label: { 'en-US': 'Refused', 'zh-CN': '被拒绝' }, tone: 'red' },
} as const satisfies Enum;

const { success: _, ...refusals } = loginOutcome;

/** Why it was refused. Whoever tries is told of no account that it does not exist; the log tells. */
export const loginReason = {
  noSuchAccount: { label: { 'en-US': 'No such account', 'zh-CN': '账号不存在' } },
  ...refusals,
} as const satisfies Enum;

/** The outcomes of refused tries. */
export const refusedOutcomes = Object.keys(refusals) as (keyof typeof refusals)[];

/** For a filter: what is part of a burst. */
export const burstMark = { true: { label: { 'en-US': 'Yes', 'zh-CN': '是' } } } as const satisfies Enum;

/** So many refused tries to sign in from one address within so many minutes are a burst. */
export const BURST_FAILURES = 10;
export const BURST_MINUTES = 60;
/** Days that bursts are looked for in, and how many of them are answered. */
export const BURST_DAYS = 7;
export const BURSTS_MAX = 5;
