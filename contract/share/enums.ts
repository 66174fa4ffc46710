import type { Enum } from '../enum';

export const shareChannel = {
  wechat: { label: { 'en-US': 'WeChat', 'zh-CN': '微信好友' } },
  moments: { label: { 'en-US': 'Moments', 'zh-CN': '朋友圈' } },
  qq: { label: { 'en-US': 'QQ', 'zh-CN': 'QQ' } },
  weibo: { label: { 'en-US': 'Weibo', 'zh-CN': '微博' } },
  link: { label: { 'en-US': 'Link', 'zh-CN': '复制链接' } },
  poster: { label: { 'en-US': 'Poster', 'zh-CN': '海报' } },
} as const satisfies Enum;
export type ShareChannel = keyof typeof shareChannel;

export const shareOf = {
  app: { label: { 'en-US': 'The app', 'zh-CN': '应用' } },
  room: { label: { 'en-US': 'A room', 'zh-CN': '房间' } },
  wish: { label: { 'en-US': 'A wish', 'zh-CN': '愿望' } },
} as const satisfies Enum;

export const suspectBy = {
  device: { label: { 'en-US': 'One device', 'zh-CN': '同一设备' } },
  ip: { label: { 'en-US': 'One address', 'zh-CN': '同一地址' } },
} as const satisfies Enum;
export type SuspectBy = keyof typeof suspectBy;

/** This many sign-ups by one device, or from one address, within this many hours are suspicious. */
export const SUSPECT_SIGN_UPS = { device: 5, ip: 8 } as const satisfies Record<SuspectBy, number>;
export const SUSPECT_HOURS = 24;
export const SUSPECTS_MAX = 10;
/** How many sharers a suspicion lists. */
export const SUSPECT_SHARERS_MAX = 5;
export const TOP_SHARERS = 10;

export const suspectMark = { true: { label: { 'en-US': 'Yes', 'zh-CN': '是' } } } as const satisfies Enum;
