import type { Enum } from '../enum';

export const pushStatus = {
  draft: { label: { 'en-US': 'Draft', 'zh-CN': '草稿' }, tone: 'gray' },
  scheduled: { label: { 'en-US': 'Scheduled', 'zh-CN': '已定时' }, tone: 'gold' },
  sending: { label: { 'en-US': 'Sending', 'zh-CN': '发送中' }, tone: 'blue' },
  sent: { label: { 'en-US': 'Sent', 'zh-CN': '已发送' }, tone: 'green' },
  cancelled: { label: { 'en-US': 'Cancelled', 'zh-CN': '已取消' }, tone: 'gray' },
  /** Nobody received it: every recipient failed, it expired before it began, or there was no recipient left. */
  failed: { label: { 'en-US': 'Failed', 'zh-CN': '失败' }, tone: 'red' },
} as const satisfies Enum;

export const pushOpened = {
  yes: { label: { 'en-US': 'Opened', 'zh-CN': '已打开' } },
  no: { label: { 'en-US': 'Not opened', 'zh-CN': '未打开' } },
} as const satisfies Enum;

export const pushOpens = {
  app: { label: { 'en-US': 'The app', 'zh-CN': '打开 APP' } },
  room: { label: { 'en-US': 'A room', 'zh-CN': '打开房间' } },
  url: { label: { 'en-US': 'A web page', 'zh-CN': '打开网页' } },
} as const satisfies Enum;

export const PUSH_TITLE_MAX = 50;
export const PUSH_BODY_MAX = 150;
export const PUSH_URL_MAX = 500;
/** Width divided by height. */
export const PUSH_IMAGE_RATIO = 2;
/** Addresses that it opens on the web begin with this. */
export const PUSH_URL_SCHEME = 'https://';

/** Why an address can't be opened from a push; undefined if it can. */
export function pushUrlProblem(text: string): 'scheme' | 'credentials' | undefined {
  if (!text.startsWith(PUSH_URL_SCHEME) || /\s/.test(text) || !URL.canParse(text)) {
    return 'scheme';
  }
  const { username, password } = new URL(text);
  // It would tell them to every recipient; and what stands before an @ passes for the host.
  return username || password ? 'credentials' : undefined;
}

/** Between these hours of the app's zone a push may wake people: the console warns, but nothing forbids it. */
export const QUIET_FROM_HOUR = 22;
export const QUIET_TO_HOUR = 8;
/** How many days ahead a push can be scheduled. */
export const PUSH_AHEAD_MAX_DAYS = 365;
