import type { Label } from '../../../contract/enum';

export const sceneTemplateMessages = {
  sceneAlreadyOnline: { 'en-US': 'This blessed land is already online', 'zh-CN': '该福地已上线' },
  defaultSceneStays: {
    'en-US': 'The default can’t be withdrawn: make another one the default first',
    'zh-CN': '默认福地不能下线，请先将其他福地设为默认',
  },
  onlyOnlineDefault: {
    'en-US': 'Only a blessed land that is online can be the default',
    'zh-CN': '只有已上线的福地才能设为默认',
  },
  sceneInUse: {
    'en-US': 'Rooms are using this blessed land: {rooms}',
    'zh-CN': '有房间正在使用该福地：{rooms}',
  },
  sceneInUseMore: {
    'en-US': 'Rooms are using this blessed land: {rooms} + {count} more',
    'zh-CN': '有房间正在使用该福地：{rooms}，另有 {count} 个',
  },
} as const satisfies Record<string, Label>;
