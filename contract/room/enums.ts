import type { Enum } from '../enum';

/**
 * A self-built room is a draft until its audit approves it. The clock moves a room from scheduled to live and to ended;
 * steps that were due while no server ran are made up for.
 */
export const roomStatus = {
  draft: { label: { 'en-US': 'Draft', 'zh-CN': '草稿' }, tone: 'gray' },
  scheduled: { label: { 'en-US': 'Scheduled', 'zh-CN': '已排期' }, tone: 'blue' },
  live: { label: { 'en-US': 'Live', 'zh-CN': '进行中' }, tone: 'green' },
  ended: { label: { 'en-US': 'Ended', 'zh-CN': '已结束' }, tone: 'gray' },
  closed: { label: { 'en-US': 'Closed', 'zh-CN': '已关闭' }, tone: 'red' },
} as const satisfies Enum;
export type RoomStatus = keyof typeof roomStatus;

export const roomCategory = {
  talk: { label: { 'en-US': 'Talk', 'zh-CN': '聊天' } },
  music: { label: { 'en-US': 'Music', 'zh-CN': '音乐' } },
  reading: { label: { 'en-US': 'Reading', 'zh-CN': '读书' } },
  meditation: { label: { 'en-US': 'Meditation', 'zh-CN': '冥想' } },
  game: { label: { 'en-US': 'Games', 'zh-CN': '游戏' } },
  sport: { label: { 'en-US': 'Sport', 'zh-CN': '运动' } },
  festival: { label: { 'en-US': 'Festival', 'zh-CN': '节庆' } },
} as const satisfies Enum;

export const reportKind = {
  contact: { label: { 'en-US': 'Contact details', 'zh-CN': '留联系方式' } },
  fraud: { label: { 'en-US': 'Fraud', 'zh-CN': '诈骗' } },
  sexual: { label: { 'en-US': 'Sexual content', 'zh-CN': '色情低俗' } },
  insult: { label: { 'en-US': 'Insult or hate', 'zh-CN': '辱骂仇恨' } },
  spam: { label: { 'en-US': 'Spam', 'zh-CN': '刷屏广告' } },
  other: { label: { 'en-US': 'Something else', 'zh-CN': '其他' } },
} as const satisfies Enum;

export const memberRole = {
  host: { label: { 'en-US': 'Host', 'zh-CN': '主持人' }, tone: 'gold' },
  manager: { label: { 'en-US': 'Manager', 'zh-CN': '管理' }, tone: 'blue' },
  member: { label: { 'en-US': 'Member', 'zh-CN': '成员' }, tone: 'gray' },
} as const satisfies Enum;

export const recommendedMark = {
  true: { label: { 'en-US': 'Recommended', 'zh-CN': '已推荐' }, tone: 'gold' },
  false: { label: { 'en-US': 'Not recommended', 'zh-CN': '未推荐' }, tone: 'gray' },
} as const satisfies Enum;

export const frozenMark = {
  true: { label: { 'en-US': 'Frozen', 'zh-CN': '已冻结' }, tone: 'blue' },
  false: { label: { 'en-US': 'Not frozen', 'zh-CN': '未冻结' }, tone: 'gray' },
} as const satisfies Enum;

/**
 * The statuses that allow each step of an operator. The back end refuses all others, and the console does not offer
 * them.
 */
export const roomSteps = {
  /**
   * draft → scheduled, or live if its start has passed. For activity rooms only: a self-built room is approved instead.
   */
  publish: ['draft'],
  close: ['draft', 'scheduled', 'live'],
  recommend: ['scheduled', 'live'],
  freeze: ['scheduled', 'live'],
} as const satisfies Record<string, readonly RoomStatus[]>;
type RoomStep = keyof typeof roomSteps;

export const mayStep = (step: RoomStep, status: RoomStatus) =>
  (roomSteps[step] as readonly RoomStatus[]).includes(status);

/** A live room can be edited except for its start, scene and category; a room that is over can't be edited. */
export const mayEdit = (status: RoomStatus) => status !== 'ended' && status !== 'closed';

export const ROOM_TITLE_MAX = 30;
export const ROOM_DESCRIPTION_MAX = 500;
export const ROOM_CAPACITY_MAX = 10_000;
/** Width divided by height. */
export const ROOM_COVER_RATIO = 16 / 9;
/** In pixels: a narrower cover looks blurred on a phone. */
export const ROOM_COVER_MIN_WIDTH = 640;
