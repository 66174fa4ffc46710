import type { Label } from '../../../contract/enum';

export const roomMessages = {
  bannedCannotOpen: { 'en-US': 'This user is banned and can’t open a room', 'zh-CN': '该用户已被封禁，不能开设房间' },
  startHasPassed: {
    'en-US': 'A scheduled room can’t start in the past',
    'zh-CN': '已排期的房间不能设置过去的开始时间',
  },
  liveRoomKeepsStart: { 'en-US': 'A live room keeps its start', 'zh-CN': '进行中的房间不能修改开始时间' },
  liveRoomKeepsScene: { 'en-US': 'A live room keeps its blessed land', 'zh-CN': '进行中的房间不能更换福地' },
  liveRoomKeepsCategory: { 'en-US': 'A live room keeps its category', 'zh-CN': '进行中的房间不能修改分类' },
  capacityBelowOnline: {
    'en-US': '{count} people are in it right now: not fewer than that',
    'zh-CN': '当前在线 {count} 人，容量不能更小',
  },
  unknownScene: { 'en-US': 'There is no such blessed land', 'zh-CN': '该福地不存在' },
  onlyDraftsPublished: { 'en-US': 'Only a draft can be published', 'zh-CN': '只有草稿可以发布' },
  roomEndHasPassed: {
    'en-US': 'Its end has passed: set a later one, then publish',
    'zh-CN': '结束时间已过，请修改后再发布',
  },
  roomSceneNotOnline: {
    'en-US': 'Its blessed land “{scene}” is not online: choose another one, or publish that first',
    'zh-CN': '所用福地“{scene}”未上线，请更换福地或先将其上线',
  },
  cloneBeyondTime: {
    'en-US': 'This room is too late to be copied to the day after: change its times first',
    'zh-CN': '该房间的时间过晚，无法复制到次日，请先修改时间',
  },
  roomHasEnded: { 'en-US': 'This room has ended', 'zh-CN': '该房间已结束' },
  roomWasClosed: { 'en-US': 'This room was closed', 'zh-CN': '该房间已关闭' },
  onlyRunningRecommended: {
    'en-US': 'Only a scheduled or live room can be recommended',
    'zh-CN': '只有已排期或进行中的房间可以推荐',
  },
  alreadyRecommended: { 'en-US': 'This room is recommended already', 'zh-CN': '该房间已在推荐中' },
  notRecommended: { 'en-US': 'This room is not recommended', 'zh-CN': '该房间未被推荐' },
  frozenNotRecommended: {
    'en-US': 'A frozen room can’t be recommended: unfreeze it first',
    'zh-CN': '已冻结的房间不能推荐，请先解冻',
  },
  onlyRunningFrozen: {
    'en-US': 'Only a scheduled or live room can be frozen or unfrozen',
    'zh-CN': '只有已排期或进行中的房间可以冻结或解冻',
  },
  alreadyFrozen: { 'en-US': 'This room is frozen already', 'zh-CN': '该房间已冻结' },
  notFrozen: { 'en-US': 'This room is not frozen', 'zh-CN': '该房间未冻结' },
} as const satisfies Record<string, Label>;
