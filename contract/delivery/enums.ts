import type { Enum } from '../enum';

export const deliveryState = {
  pending: { label: { 'en-US': 'Waiting', 'zh-CN': '待发送' }, tone: 'gray' },
  sent: { label: { 'en-US': 'Sent', 'zh-CN': '已发送' }, tone: 'green' },
  failed: { label: { 'en-US': 'Failed', 'zh-CN': '失败' }, tone: 'red' },
  /** Never sent, because the sending was cancelled or expired first. */
  skipped: { label: { 'en-US': 'Not sent', 'zh-CN': '未发送' }, tone: 'gold' },
} as const satisfies Enum;
