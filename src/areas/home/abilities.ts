import { pathTo } from '@config/pathTo';
import type { screenAt } from '@config/screens';
import { auditCalls } from '@contract/audit/calls';
import { giftCalls } from '@contract/gift/calls';
import type { Path } from '@contract/index';
import { integralCalls } from '@contract/integral/calls';
import { messageCalls } from '@contract/message/calls';
import { orderCalls } from '@contract/order/calls';
import { peopleCalls } from '@contract/people/calls';
import { pushCalls } from '@contract/push/calls';
import { roomCalls } from '@contract/room/calls';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { shelfCalls } from '@contract/shelf/calls';
import { stoneCalls } from '@contract/stone/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { userCalls } from '@contract/user/calls';
import { wishCalls } from '@contract/wish/calls';
import type { MessageId } from '@/locales/messages';

interface Ability {
  text: MessageId;
  call: Path;
}

type Screen = NonNullable<ReturnType<typeof screenAt>>;

const writes = (call: Path): Ability[] => [
  { text: 'action.create', call },
  { text: 'action.edit', call },
];

/** What can be done on a screen besides looking things up, by the call that it takes. */
export const abilities: Readonly<Partial<Record<Screen, readonly Ability[]>>> = {
  [pathTo('/user/sysUser')]: [
    ...writes(sysUserCalls.saveOrUpdate),
    { text: 'sysUser.disable', call: sysUserCalls.changeStatus },
    { text: 'sysUser.resetPwd', call: sysUserCalls.resetPwd },
    { text: 'sysUser.signOutEverywhere', call: sysUserCalls.signOutEverywhere },
  ],
  [pathTo('/user/appUser')]: [
    { text: 'user.mute', call: userCalls.changeStatus },
    { text: 'user.ban', call: userCalls.changeStatus },
    { text: 'user.restore', call: userCalls.changeStatus },
    { text: 'user.adjustPoints', call: userCalls.adjustPoints },
  ],
  [pathTo('/activity/room')]: [
    ...writes(roomCalls.saveOrUpdate),
    { text: 'room.publish', call: roomCalls.changeStatus },
    { text: 'room.recommend', call: roomCalls.recommend },
    { text: 'room.close', call: roomCalls.changeStatus },
  ],
  [pathTo('/activity/people')]: [
    { text: 'room.recommend', call: peopleCalls.recommend },
    { text: 'room.freeze', call: peopleCalls.freeze },
    { text: 'room.close', call: peopleCalls.changeStatus },
  ],
  [pathTo('/activity/audit')]: [
    { text: 'audit.approve', call: auditCalls.review },
    { text: 'audit.reject', call: auditCalls.review },
  ],
  [pathTo('/user/default')]: [
    ...writes(sceneTemplateCalls.modify),
    { text: 'sceneTemplate.clone', call: sceneTemplateCalls.clone },
    { text: 'sceneTemplate.publish', call: sceneTemplateCalls.changeStatus },
    { text: 'sceneTemplate.withdraw', call: sceneTemplateCalls.changeStatus },
    { text: 'sceneTemplate.makeDefault', call: sceneTemplateCalls.makeDefault },
  ],
  [pathTo('/fileResoute/u')]: [{ text: 'action.edit', call: shelfCalls.save }],
  [pathTo('/fileResoute/a')]: [
    ...writes(stoneCalls.saveOrUpdate),
    { text: 'mall.putOn', call: stoneCalls.changeStatus },
    { text: 'mall.takeOff', call: stoneCalls.changeStatus },
  ],
  [pathTo('/fileResoute/b')]: [
    ...writes(giftCalls.saveOrUpdate),
    { text: 'mall.putOn', call: giftCalls.changeStatus },
    { text: 'mall.takeOff', call: giftCalls.changeStatus },
  ],
  [pathTo('/message/list')]: [
    ...writes(messageCalls.saveOrUpdate),
    { text: 'message.send', call: messageCalls.send },
    { text: 'message.withdraw', call: messageCalls.withdraw },
  ],
  [pathTo('/message/push')]: [...writes(pushCalls.saveOrUpdate), { text: 'push.cancel', call: pushCalls.cancel }],
  [pathTo('/wish/list')]: [
    { text: 'wish.fulfil', call: wishCalls.fulfil },
    { text: 'wish.remove', call: wishCalls.remove },
  ],
  [pathTo('/order/list')]: [
    { text: 'order.ship', call: orderCalls.ship },
    { text: 'order.complete', call: orderCalls.complete },
    { text: 'order.changeParcel', call: orderCalls.changeParcel },
    { text: 'order.remark', call: orderCalls.remark },
    { text: 'order.close', call: orderCalls.close },
    { text: 'order.refund', call: orderCalls.refund },
  ],
  [pathTo('/log/integral')]: [
    ...writes(integralCalls.saveOrUpdate),
    { text: 'integral.switchOn', call: integralCalls.changeStatus },
    { text: 'integral.switchOff', call: integralCalls.changeStatus },
  ],
};
