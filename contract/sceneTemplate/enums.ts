import type { Enum } from '../enum';

export const sceneStatus = {
  draft: { label: { 'en-US': 'Draft', 'zh-CN': '草稿' }, tone: 'gray' },
  online: { label: { 'en-US': 'Online', 'zh-CN': '已上线' }, tone: 'green' },
  offline: { label: { 'en-US': 'Withdrawn', 'zh-CN': '已下线' }, tone: 'gold' },
} as const satisfies Enum;

export const sceneTheme = {
  forest: { label: { 'en-US': 'Forest', 'zh-CN': '森林' } },
  lake: { label: { 'en-US': 'Lake', 'zh-CN': '湖畔' } },
  temple: { label: { 'en-US': 'Temple', 'zh-CN': '寺院' } },
  starry: { label: { 'en-US': 'Starry night', 'zh-CN': '星空' } },
  festival: { label: { 'en-US': 'Festival', 'zh-CN': '节庆' } },
  city: { label: { 'en-US': 'City', 'zh-CN': '都市' } },
} as const satisfies Enum;

export const SCENE_NAME_MAX = 30;
export const SCENE_DESCRIPTION_MAX = 500;
export const SCENE_CAPACITY_MAX = 10_000;
/** Width divided by height. */
export const SCENE_COVER_RATIO = 16 / 9;
/** In pixels: a narrower cover looks blurred on a phone. */
export const SCENE_COVER_MIN_WIDTH = 640;
