import { pathTo } from '@config/pathTo';
import { auditCalls } from '@contract/audit/calls';
import { valuesOf } from '@contract/enum';
import { giftCalls } from '@contract/gift/calls';
import { homeCalls } from '@contract/home/calls';
import type { Path } from '@contract/index';
import { logCalls } from '@contract/log/calls';
import { operationCalls } from '@contract/operation.calls';
import { orderCalls } from '@contract/order/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { type Lesson, lesson } from '@contract/teacher/enums';
import { tipCalls } from '@contract/tip/calls';
import { userCalls } from '@contract/user/calls';
import type { MessageId } from '@/locales/messages';

interface Step {
  text: MessageId;
  /** The path of its screen; without one the step stays on the current screen. */
  at?: string;
  /** The element to point at: by role, or by a `data-lesson` attribute. */
  target: string;
}

interface Course {
  half: 'operators' | 'managers';
  /** Calls of steps that stay on the screen before. */
  calls?: readonly Path[];
  steps: readonly Step[];
}

const named = (name: string) => `[data-lesson="${name}"]`;
const FILTERS = '[role="search"]';
const FORM = 'main form';
const STORY = '[role="dialog"] [role="tablist"]';

/** The lessons for beginners. A step only opens what it points at; whatever changes something, the operator does. */
export const courses: Record<Lesson, Course> = {
  findUser: {
    half: 'operators',
    calls: [userCalls.detail],
    steps: [
      { text: 'teacher.findUser.1', at: pathTo('/user/appUser'), target: FILTERS },
      { text: 'teacher.findUser.2', at: pathTo('/user/appUser'), target: named('views') },
      { text: 'teacher.findUser.3', at: pathTo('/user/appUser'), target: named('row') },
      { text: 'teacher.findUser.4', target: STORY },
    ],
  },
  auditByKeyboard: {
    half: 'operators',
    calls: [auditCalls.review],
    steps: [
      { text: 'teacher.auditByKeyboard.1', at: pathTo('/activity/audit'), target: '[data-row]' },
      { text: 'teacher.auditByKeyboard.2', at: pathTo('/activity/audit'), target: named('decision') },
      { text: 'teacher.auditByKeyboard.3', at: pathTo('/activity/audit'), target: named('decision') },
      { text: 'teacher.auditByKeyboard.4', at: pathTo('/activity/audit'), target: named('keys') },
    ],
  },
  shipOrder: {
    half: 'operators',
    calls: [orderCalls.ship],
    steps: [
      { text: 'teacher.shipOrder.1', at: pathTo('/order/list'), target: named('views') },
      { text: 'teacher.shipOrder.2', at: pathTo('/order/list', { status: 'paid' }), target: named('row') },
      { text: 'teacher.shipOrder.3', target: named('steps') },
      { text: 'teacher.shipOrder.4', target: named('actions') },
    ],
  },
  sellGift: {
    half: 'operators',
    calls: [giftCalls.saveOrUpdate, giftCalls.changeStatus],
    steps: [
      { text: 'teacher.sellGift.1', at: pathTo('/fileResoute/b'), target: named('actions') },
      { text: 'teacher.sellGift.2', at: pathTo('/fileResoute/b', { status: 'off' }), target: named('row') },
      { text: 'teacher.sellGift.3', at: pathTo('/fileResoute/u'), target: named('section') },
    ],
  },
  writeTip: {
    half: 'operators',
    calls: [tipCalls.saveOrUpdate, tipCalls.shown],
    steps: [
      { text: 'teacher.writeTip.1', at: pathTo('/message/tip'), target: named('shown') },
      { text: 'teacher.writeTip.2', at: pathTo('/message/tip/detail'), target: FORM },
      { text: 'teacher.writeTip.3', at: pathTo('/message/tip/detail'), target: named('preview') },
      { text: 'teacher.writeTip.4', at: pathTo('/message/tip'), target: named('row') },
    ],
  },
  addOperator: {
    half: 'managers',
    calls: [sysUserCalls.saveOrUpdate, sysUserCalls.changeStatus],
    steps: [
      { text: 'teacher.addOperator.1', at: pathTo('/user/sysUser'), target: named('actions') },
      { text: 'teacher.addOperator.2', at: pathTo('/user/sysUser/detail'), target: FORM },
      { text: 'teacher.addOperator.3', at: pathTo('/user/sysUser'), target: named('row') },
    ],
  },
  whoDidWhat: {
    half: 'managers',
    calls: [homeCalls.summary, operationCalls.pageList],
    steps: [
      { text: 'teacher.whoDidWhat.1', at: pathTo('/'), target: named('latest') },
      { text: 'teacher.whoDidWhat.2', at: pathTo('/user/sysUser'), target: named('row') },
      { text: 'teacher.whoDidWhat.3', target: named('timeline') },
    ],
  },
  readLog: {
    half: 'managers',
    calls: [logCalls.pageList],
    steps: [
      { text: 'teacher.readLog.1', at: pathTo('/log/list'), target: named('views') },
      { text: 'teacher.readLog.2', at: pathTo('/log/list'), target: FILTERS },
      { text: 'teacher.readLog.3', at: pathTo('/log/list'), target: named('list') },
    ],
  },
  readWishes: {
    half: 'managers',
    steps: [
      { text: 'teacher.readWishes.1', at: pathTo('/wish/statistic'), target: FILTERS },
      { text: 'teacher.readWishes.2', at: pathTo('/wish/statistic'), target: named('numbers') },
      { text: 'teacher.readWishes.3', at: pathTo('/wish/statistic'), target: named('chart') },
      { text: 'teacher.readWishes.4', at: pathTo('/wish/statistic'), target: named('periods') },
    ],
  },
};

export const lessonIds = valuesOf(lesson);
