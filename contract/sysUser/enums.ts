import type { Enum } from '../enum';

export const sysUserStatus = {
  enabled: { label: { 'en-US': 'Enabled', 'zh-CN': '启用' }, tone: 'green' },
  disabled: { label: { 'en-US': 'Disabled', 'zh-CN': '停用' }, tone: 'gray' },
} as const satisfies Enum;

export const loginOutcome = {
  success: { label: { 'en-US': 'Signed in', 'zh-CN': '登录成功' }, tone: 'green' },
  wrongCredentials: { label: { 'en-US': 'Wrong password', 'zh-CN': '密码错误' }, tone: 'gold' },
  accountDisabled: { label: { 'en-US': 'Account disabled', 'zh-CN': '账号已停用' }, tone: 'red' },
  tooManyAttempts: { label: { 'en-US': 'Locked out', 'zh-CN': '尝试过多' }, tone: 'red' },
} as const satisfies Enum;

/** PRODUCT: 4–30 letters, digits and underscores. */
export const ACCOUNT_PATTERN = /^[A-Za-z0-9_]{4,30}$/;
/** Digits, spaces and dashes, with an optional + at the start. */
export const PHONE_PATTERN = /^\+?[\d -]{5,30}$/;
export const NICKNAME_MAX = 30;
