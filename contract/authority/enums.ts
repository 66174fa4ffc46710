import type { Enum } from '../enum';

/** Whether an authority list opens a screen. */
export const reach = {
  open: { label: { 'en-US': 'Open', 'zh-CN': '可访问' }, tone: 'green' },
  closed: { label: { 'en-US': 'Closed', 'zh-CN': '不可访问' }, tone: 'gray' },
} as const satisfies Enum;

/** How a screen would change under another authority list. */
export const reachChange = {
  gained: { label: { 'en-US': 'Would open', 'zh-CN': '将可访问' }, tone: 'blue' },
  lost: { label: { 'en-US': 'Would close', 'zh-CN': '将不可访问' }, tone: 'red' },
} as const satisfies Enum;
