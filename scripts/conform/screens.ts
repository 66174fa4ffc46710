import { menuByPath } from '../../config/menu';
import type { PagePath } from '../../config/routes';
import type { Path } from '../../contract';
import { auditCalls } from '../../contract/audit/calls';
import { giftCalls } from '../../contract/gift/calls';
import { homeCalls } from '../../contract/home/calls';
import { integralCalls } from '../../contract/integral/calls';
import { logCalls } from '../../contract/log/calls';
import { loginCalls } from '../../contract/login/calls';
import { messageCalls } from '../../contract/message/calls';
import { orderCalls } from '../../contract/order/calls';
import { peopleCalls } from '../../contract/people/calls';
import { pushCalls } from '../../contract/push/calls';
import { rechargeCalls } from '../../contract/recharge/calls';
import { roomCalls } from '../../contract/room/calls';
import { sceneTemplateCalls } from '../../contract/sceneTemplate/calls';
import { shareCalls } from '../../contract/share/calls';
import { shelfCalls } from '../../contract/shelf/calls';
import { statisticCalls } from '../../contract/statistic/calls';
import { stoneCalls } from '../../contract/stone/calls';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { teacherCalls } from '../../contract/teacher/calls';
import { tipCalls } from '../../contract/tip/calls';
import { transactionCalls } from '../../contract/transaction/calls';
import { userCalls } from '../../contract/user/calls';
import { viewCalls } from '../../contract/view.calls';
import { wishCalls } from '../../contract/wish/calls';
import { wordCalls } from '../../contract/word/calls';
import { areaOf, paths } from './schemas';

export interface Screen {
  /** Empty for what is around every screen. */
  path: PagePath | '';
  name: string;
  /** Without it there is nothing to show. */
  needs: Path;
  /** All that it can do. */
  uses: readonly Path[];
}

/** Calls that the app makes, and not the console. */
export const ofTheApp: readonly Path[] = [
  auditCalls.submit,
  integralCalls.earn,
  messageCalls.read,
  orderCalls.place,
  orderCalls.pay,
  orderCalls.exchange,
  peopleCalls.open,
  pushCalls.opened,
  shareCalls.record,
  shareCalls.click,
  shareCalls.signUp,
  wishCalls.make,
];

/** Each screen's main call, and the areas besides its own whose calls it makes. */
const mains: readonly (readonly [path: PagePath, needs: Path, areas?: readonly string[]])[] = [
  ['/user/login', loginCalls.account],
  ['/', homeCalls.summary],
  ['/user/sysUser', sysUserCalls.pageList],
  ['/user/appUser', userCalls.pageList],
  ['/user/default', sceneTemplateCalls.list],
  ['/activity/room', roomCalls.pageList],
  ['/activity/people', peopleCalls.pageList],
  ['/activity/audit', auditCalls.pageList],
  ['/fileResoute/u', shelfCalls.detail],
  ['/fileResoute/a', stoneCalls.pageList],
  ['/fileResoute/b', giftCalls.pageList],
  ['/message/list', messageCalls.pageList, ['audience']],
  ['/message/push', pushCalls.pageList, ['audience']],
  ['/message/tip', tipCalls.pageList],
  ['/wish/list', wishCalls.pageList],
  ['/wish/statistic', statisticCalls.wish],
  ['/order/list', orderCalls.pageList],
  ['/order/transaction', transactionCalls.pageList],
  ['/order/recharge', rechargeCalls.pageList],
  ['/log/list', logCalls.pageList, ['operation']],
  ['/log/word', wordCalls.pageList],
  ['/log/integral', integralCalls.pageList],
  ['/log/share', shareCalls.statistic],
  ['/teacher/um', teacherCalls.progress],
];

const NAMES: Partial<Record<PagePath, string>> = {
  '/user/login': 'Sign in',
  '/message/tip': 'Tips',
  '/log/word': 'Sensitive words',
  '/teacher/um': 'First steps',
};

const callsOf = (...areas: string[]) =>
  paths.filter((call) => areas.includes(areaOf(call)) && !ofTheApp.includes(call));

/** Every screen that makes calls, in the order of the menu. */
export const screens: readonly Screen[] = [
  ...mains.map(([path, needs, areas = []]) => ({
    path,
    name: NAMES[path] ?? menuByPath[path]?.label['en-US'] ?? path,
    needs,
    uses: callsOf(areaOf(needs), ...areas),
  })),
  {
    path: '',
    name: 'Around every screen: saved views, search, pictures',
    needs: viewCalls.list,
    uses: callsOf('view', 'search', 'upload'),
  },
];

/** Screens that make no calls of their own, or the same as the one above them. */
export const withoutCalls: readonly PagePath[] = [
  '/wish/statistic/TablePanel',
  '/wish/statistic/CardPanel',
  '/wish/statistic/QueryForm',
  '/authority',
  '/about',
  '/about/m',
  '/about/m/authority',
  '/about/u',
  '/about/u/:id',
  '/about/um',
  '/teacher/m',
  '/teacher/u',
];
