import { type Lesson, lesson } from '@contract/teacher/enums';

/** A step of a lesson; its words are `teacher.<lesson>.<number from 1>`. */
export interface Step {
  /** The screen it takes place on. Without one, it goes on wherever the operator is. */
  at?: string;
  /** What it points at: a role of the page, or a `data-lesson` put there for it. */
  target: string;
}

interface Course {
  half: 'operators' | 'managers';
  steps: readonly Step[];
}

const named = (name: string) => `[data-lesson="${name}"]`;
const FILTERS = '[role="search"]';
const FORM = 'main form';
const STORY = '[role="dialog"] [role="tablist"]';

/** The lessons of the first steps. No step does anything by itself: it points, and the operator acts or goes on. */
export const courses: Record<Lesson, Course> = {
  findUser: {
    half: 'operators',
    steps: [
      { at: '/user/appUser', target: FILTERS },
      { at: '/user/appUser', target: named('views') },
      { at: '/user/appUser', target: named('row') },
      { target: STORY },
    ],
  },
  auditByKeyboard: {
    half: 'operators',
    steps: [
      { at: '/activity/audit', target: '[data-row]' },
      { at: '/activity/audit', target: named('decision') },
      { at: '/activity/audit', target: named('decision') },
      { at: '/activity/audit', target: named('keys') },
    ],
  },
  shipOrder: {
    half: 'operators',
    steps: [
      { at: '/order/list', target: named('views') },
      { at: '/order/list?status=paid', target: named('row') },
      { target: named('steps') },
      { target: named('actions') },
    ],
  },
  sellGift: {
    half: 'operators',
    steps: [
      { at: '/fileResoute/b', target: named('actions') },
      { at: '/fileResoute/b?status=off', target: named('row') },
      { at: '/fileResoute/u', target: named('section') },
    ],
  },
  writeTip: {
    half: 'operators',
    steps: [
      { at: '/message/tip', target: named('shown') },
      { at: '/message/tip/detail', target: FORM },
      { at: '/message/tip/detail', target: named('preview') },
      { at: '/message/tip', target: named('row') },
    ],
  },
  addOperator: {
    half: 'managers',
    steps: [
      { at: '/user/sysUser', target: named('actions') },
      { at: '/user/sysUser/detail', target: FORM },
      { at: '/user/sysUser', target: named('row') },
    ],
  },
  whoDidWhat: {
    half: 'managers',
    steps: [
      { at: '/', target: named('latest') },
      { at: '/user/sysUser', target: named('row') },
      { target: named('timeline') },
    ],
  },
  readLog: {
    half: 'managers',
    steps: [
      { at: '/log/list', target: named('views') },
      { at: '/log/list', target: FILTERS },
      { at: '/log/list', target: named('list') },
    ],
  },
  readWishes: {
    half: 'managers',
    steps: [
      { at: '/wish/statistic', target: FILTERS },
      { at: '/wish/statistic', target: named('numbers') },
      { at: '/wish/statistic', target: named('chart') },
      { at: '/wish/statistic', target: named('periods') },
    ],
  },
};

export const lessonIds = Object.keys(lesson) as Lesson[];
