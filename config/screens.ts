import { auditCalls } from '../contract/audit/calls';
import { giftCalls } from '../contract/gift/calls';
import { homeCalls } from '../contract/home/calls';
import type { Path } from '../contract/index';
import { integralCalls } from '../contract/integral/calls';
import { logCalls } from '../contract/log/calls';
import { messageCalls } from '../contract/message/calls';
import { operationCalls } from '../contract/operation.calls';
import { orderCalls } from '../contract/order/calls';
import { peopleCalls } from '../contract/people/calls';
import { pushCalls } from '../contract/push/calls';
import { rechargeCalls } from '../contract/recharge/calls';
import { roomCalls } from '../contract/room/calls';
import { sceneTemplateCalls } from '../contract/sceneTemplate/calls';
import { shareCalls } from '../contract/share/calls';
import { shelfCalls } from '../contract/shelf/calls';
import { statisticCalls } from '../contract/statistic/calls';
import { stoneCalls } from '../contract/stone/calls';
import { sysUserCalls } from '../contract/sysUser/calls';
import { tipCalls } from '../contract/tip/calls';
import { transactionCalls } from '../contract/transaction/calls';
import { userCalls } from '../contract/user/calls';
import { wishCalls } from '../contract/wish/calls';
import { wordCalls } from '../contract/word/calls';
import type { MenuEntry } from './menu';
import type { offMenu } from './routes';

type ScreenPath = MenuEntry['path'] | (typeof offMenu)[number]['path'];

/** Home is there without it; the article about home is not. */
export const NUMBERS_OF_THE_DAY: Path = homeCalls.summary;

/**
 * The calls that a screen shows. It is there if the service has one of them, and so are the pages below it. Screens
 * that need none are always there.
 */
export const screens: Readonly<Record<ScreenPath, readonly Path[]>> = {
  '/': [],
  '/user/sysUser': [sysUserCalls.pageList],
  '/user/appUser': [userCalls.pageList],
  '/activity/room': [roomCalls.pageList],
  '/activity/people': [peopleCalls.pageList],
  '/activity/audit': [auditCalls.pageList],
  '/user/default': [sceneTemplateCalls.list],
  '/fileResoute/u': [shelfCalls.detail],
  '/fileResoute/a': [stoneCalls.pageList],
  '/fileResoute/b': [giftCalls.pageList],
  '/message/list': [messageCalls.pageList],
  '/message/push': [pushCalls.pageList],
  '/message/tip': [tipCalls.pageList],
  '/wish/list': [wishCalls.pageList],
  '/wish/statistic': [statisticCalls.wish],
  '/wish/statistic/TablePanel': [statisticCalls.wish],
  '/wish/statistic/CardPanel': [statisticCalls.wish],
  '/wish/statistic/QueryForm': [statisticCalls.wish],
  '/order/list': [orderCalls.pageList],
  '/order/transaction': [transactionCalls.pageList],
  '/order/recharge': [rechargeCalls.pageList],
  '/log/list': [logCalls.pageList, operationCalls.pageList],
  '/log/integral': [integralCalls.pageList],
  '/log/share': [shareCalls.statistic, shareCalls.pageList, shareCalls.signUps],
  '/log/word': [wordCalls.pageList],
  '/authority': [],
  '/about': [],
  '/about/m': [],
  '/about/m/authority': [],
  '/about/u': [],
  '/about/u/:id': [],
  '/about/um': [],
  '/teacher/m': [],
  '/teacher/u': [],
  '/teacher/um': [],
};

/** The screen of an address: its own, or for `/user/sysUser/detail?id=7` that of `/user/sysUser`. */
export function screenAt(address: string): ScreenPath | undefined {
  const [pathname = ''] = address.split(/[?#]/);
  for (let path = pathname.replace(/\/+$/, '') || '/'; path; path = path.slice(0, path.lastIndexOf('/')))
    if (Object.hasOwn(screens, path)) return path as ScreenPath;
  return undefined;
}
