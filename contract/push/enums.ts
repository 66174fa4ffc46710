import type { Enum } from '../enum';

export const pushStatus = {
  draft: { label: { 'en-US': 'Draft', 'zh-CN': '草稿' }, tone: 'gray' },
  scheduled: { label: { 'en-US': 'Scheduled', 'zh-CN': '已定时' }, tone: 'gold' },
  sending: { label: { 'en-US': 'Sending', 'zh-CN': '发送中' }, tone: 'blue' },
  sent: { label: { 'en-US': 'Sent', 'zh-CN': '已发送' }, tone: 'green' },
  cancelled: { label: { 'en-US': 'Cancelled', 'zh-CN': '已取消' }, tone: 'gray' },
  /** Nobody got it: every recipient failed, it expired before it began, or there was nobody left. */
  failed: { label: { 'en-US': 'Failed', 'zh-CN': '失败' }, tone: 'red' },
} as const satisfies Enum;

/** Whether a recipient has opened it. */
export const pushOpened = {
  yes: { label: { 'en-US': 'Opened', 'zh-CN': '已打开' } },
  no: { label: { 'en-US': 'Not opened', 'zh-CN': '未打开' } },
} as const satisfies Enum;

/** What a tap on it opens. */
export const pushOpens = {
  app: { label: { 'en-US': 'The app', 'zh-CN': '打开 APP' } },
  room: { label: { 'en-US': 'A room', 'zh-CN': '打开房间' } },
  url: { label: { 'en-US': 'A web page', 'zh-CN': '打开网页' } },
} as const satisfies Enum;

export const PUSH_TITLE_MAX = 50;
export const PUSH_BODY_MAX = 150;
export const PUSH_URL_MAX = 500;
/** Pictures are twice as wide as high. */
export const PUSH_IMAGE_RATIO = 2;
/** What it opens on the web begins so. */
export const PUSH_URL_SCHEME = 'https://';
/** Hours of the day in the app's zone between which a push wakes people: it is pointed out, not forbidden. */
export const QUIET_FROM_HOUR = 22;
export const QUIET_TO_HOUR = 8;
/** Days that a schedule may lie ahead. */
export const PUSH_AHEAD_MAX_DAYS = 365;
