import { type Enum, valuesOf } from '../enum';
import { loginOutcome } from '../sysUser/enums';

export const loginResult = {
  signedIn: loginOutcome.success,
  refused: { label: { 'en-US': 'Refused', 'zh-CN': '被拒绝' }, tone: 'red' },
} as const satisfies Enum;

const { success: _, ...refusals } = loginOutcome;

/**
 * Why a sign-in was refused. Only this log says that an account does not exist; the person who signs in never learns
 * it.
 */
export const loginReason = {
  noSuchAccount: { label: { 'en-US': 'No such account', 'zh-CN': '账号不存在' } },
  ...refusals,
} as const satisfies Enum;

export const refusedOutcomes = valuesOf(refusals);

export const burstMark = { true: { label: { 'en-US': 'Yes', 'zh-CN': '是' } } } as const satisfies Enum;

/** This many refused sign-ins from one address within this many minutes are a burst. */
export const BURST_FAILURES = 10;
export const BURST_MINUTES = 60;
/** So many refused sign-ins near another are counted, and no more: under an attack there are as many near each of a page. */
export const FAILURES_NEAR_MAX = 1000;
/** How many last days are searched for bursts, and how many bursts are returned. */
export const BURST_DAYS = 7;
export const BURSTS_MAX = 5;
