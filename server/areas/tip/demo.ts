import type { Tip } from '../../../contract/tip';
import { operatorIds } from '../../db/demo/operators';
import type { Demo, World } from '../../db/demo/world';
import { DAY_MS, shift } from '../../lib/time';
import { operation } from '../operation/table';
import { tip } from './table';

type TipRow = typeof tip.$inferSelect;
type OperationRow = typeof operation.$inferInsert;

/** Start and end in days from now. */
type Line = [
  text: string,
  place: Tip['place'],
  days: [from: number, to: number],
  priority: number,
  status: Tip['status'],
  withdrawn?: string,
];

const lines: readonly Line[] = [
  ['每日签到领积分，连续七天有惊喜', 'home', [-20, 25], 3, 'online'],
  ['Server maintenance tonight from 2 to 3 a.m.', 'home', [-0.5, 0.6], 1, 'online'],
  ['春日锦鲤季开启，福地全部换新 🌸', 'home', [-5, 9], 3, 'online'],
  ['Mother’s day: send a flower, make a wish', 'home', [12, 16], 2, 'online'],
  ['请勿在房间内透露个人联系方式', 'room', [-60, 300], 2, 'online'],
  ['Headphones on: the host is playing music', 'room', [-2, 2], 4, 'online'],
  ['اخفض صوتك من فضلك، هناك من ينام', 'room', [-9, -1], 3, 'online'],
  ['新人见面礼 1 元起，每人限一份', 'mall', [-3, 4], 2, 'online'],
  [
    'Double stones this weekend on every package that is sold in dollars, until Sunday at midnight',
    'mall',
    [3, 5],
    1,
    'online',
  ],
  ['全场礼物九折', 'mall', [-30, -16], 2, 'online'],
  ['満月の夜に願いをひとつ 🌕✨🐟', 'wish', [-1, 13], 1, 'online'],
  ['许愿三十天未实现，幸运石原路退回', 'wish', [-45, 200], 4, 'online'],
  ['<b>Free</b> stones & "luck"', 'wish', [-4, 20], 2, 'offline', 'Reads like an advertisement'],
  ['完善资料，让朋友更快认出你', 'mine', [-10, 30], 5, 'offline', '活动提前结束'],
  ['סוף שבוע נעים', 'mine', [-14, -12], 3, 'offline', 'Wrong week'],
  [
    '年中盛典预告：六月十八日晚八点，主会场福地见，提前预约可得限定头像框一枚，数量有限先到先得，预约成功后请留意站内消息',
    'home',
    [20, 40],
    2,
    'draft',
  ],
  ['🎣', 'mine', [-1, 6], 3, 'draft'],
  ['The old opening hours', 'room', [-40, -35], 5, 'draft'],
  ['Rate the app and tell us what you miss', 'mine', [30, 60], 4, 'offline', 'Not before the next version'],
];

export const demo: Demo = {
  order: 10,
  make(world) {
    const adminIds = operatorIds(world);
    for (const [index, line] of lines.entries()) {
      const { row, operations } = tipOf(world, line, adminIds[index % adminIds.length] ?? '');
      world.add(tip, [row]);
      world.add(operation, operations);
    }
  },
};

/** It was written some days before it began, and put online then unless it is a draft. */
function tipOf(
  { nextId, daysAgo }: World,
  [text, place, [from, to], priority, status, reason]: Line,
  sysUserId: string,
) {
  const createdAt = daysAgo(Math.max(1, -from) + 2);
  const written = { text, place, from: daysAgo(-from), to: daysAgo(-to), priority };
  const row: TipRow = { id: nextId(), ...written, status, createdAt, updatedAt: createdAt, version: 1 };
  const about = { sysUserId, targetType: 'tip', targetId: row.id, targetName: text, ip: '203.0.113.7' } as const;
  const operations: OperationRow[] = [
    { id: nextId(), ...about, action: 'create', before: null, after: written, reason: null, at: createdAt },
  ];
  const step = (action: 'publish' | 'withdraw', [before, after]: [TipRow['status'], TipRow['status']], at: string) => {
    const change = { before: { status: before }, after: { status: after } };
    operations.push({
      id: nextId(),
      ...about,
      action,
      ...change,
      reason: action === 'withdraw' ? (reason ?? null) : null,
      at,
    });
    Object.assign(row, { updatedAt: at, version: row.version + 1 });
  };
  if (status !== 'draft') {
    step('publish', ['draft', 'online'], shift(createdAt, DAY_MS));
  }
  if (status === 'offline') {
    step('withdraw', ['online', 'offline'], daysAgo(Math.max(0.1, -to)));
  }
  return { row, operations };
}
