import type { Enum } from '../enum';

export const tipPlace = {
  home: { label: { 'en-US': 'Home', 'zh-CN': '首页' } },
  room: { label: { 'en-US': 'In a room', 'zh-CN': '房间内' } },
  mall: { label: { 'en-US': 'Mall', 'zh-CN': '商城' } },
  wish: { label: { 'en-US': 'Wish pool', 'zh-CN': '许愿池' } },
  mine: { label: { 'en-US': 'Own page', 'zh-CN': '我的' } },
} as const satisfies Enum;
export type TipPlace = keyof typeof tipPlace;

export const tipStatus = {
  draft: { label: { 'en-US': 'Draft', 'zh-CN': '草稿' }, tone: 'gray' },
  /** Shown from its start to its end. */
  online: { label: { 'en-US': 'Online', 'zh-CN': '已上线' }, tone: 'green' },
  offline: { label: { 'en-US': 'Withdrawn', 'zh-CN': '已下线' }, tone: 'red' },
} as const satisfies Enum;

/** Whether its period is to come, running or over, whatever its status. */
export const tipTime = {
  ahead: { label: { 'en-US': 'Not yet', 'zh-CN': '未开始' }, tone: 'blue' },
  now: { label: { 'en-US': 'Now', 'zh-CN': '进行中' }, tone: 'green' },
  over: { label: { 'en-US': 'Over', 'zh-CN': '已结束' }, tone: 'gray' },
} as const satisfies Enum;

export const TIP_TEXT_MAX = 100;
/**
 * 1 is the most urgent. Of several tips in one place the app shows the most urgent one; of equally urgent ones, the one
 * that began last.
 */
export const TIP_PRIORITIES = [1, 2, 3, 4, 5] as const;
