import { operatorIds } from '../../../db/demo/operators';
import {
  aboutDaysAgo,
  audienceOf,
  earlier,
  type JobRow,
  jobOf,
  operationOf,
  sendTo,
  whoWas,
} from '../../../db/demo/sendings';
import type { Demo, World } from '../../../db/demo/world';
import { delivery, deliveryJob } from '../../../delivery/table';
import { changed } from '../../../lib/operationLog';
import { HOUR_MS, shift } from '../../../lib/time';
import { operation } from '../../operation/table';
import { stateOf } from '../log';
import { message } from '../table';
import { type MessageLine, messageLines, recallReasons, weeklyLetter } from './lines';

type MessageRow = typeof message.$inferSelect;
type OperationRow = typeof operation.$inferInsert;

const WEEKS = 12;
const OPENING = 0.45;
const WITHDRAWN_AFTER_MS = 2 * HOUR_MS;

export const demo: Demo = {
  order: 15,
  make(world) {
    for (const { row, operations, job, copies = [] } of makeMessages(world)) {
      world.add(message, [row]);
      world.add(deliveryJob, job ? [job] : []);
      world.add(delivery, copies);
      world.add(operation, operations);
    }
  },
};

interface Made {
  row: MessageRow;
  operations: OperationRow[];
  job?: JobRow;
  copies?: (typeof delivery.$inferSelect)[];
}

function makeMessages(world: World): Made[] {
  const adminIds = operatorIds(world);
  const weekly = Array.from({ length: WEEKS }, (_, index): MessageLine => {
    const [title, body] = weeklyLetter(index + 1);
    return ['activity', title, body, 'registered 3', (WEEKS - index) * 7 - 1.6, 'sent'];
  });
  const lines = [...weekly, ...messageLines].sort(([, , , , one], [, , , , other]) => other - one);
  return lines.map((line, index) => messageOf(world, line, adminIds[index % adminIds.length] ?? ''));
}

/** It was written two hours before it was sent; a draft when its line says. */
function messageOf(world: World, [type, title, body, to, days, end]: MessageLine, sysUserId: string): Made {
  const at = aboutDaysAgo(world, days);
  const createdAt = end === 'draft' ? at : shift(at, -2 * HOUR_MS);
  const row: MessageRow = {
    ...{ id: world.nextId(), title, body, type, audience: audienceOf(world, to, createdAt), sysUserId },
    ...{ status: 'draft', sentAt: null, withdrawnAt: null, withdrawnReason: null },
    ...{ createdAt, updatedAt: createdAt, version: 1 },
  };
  const about = { sysUserId, targetType: 'message', targetId: row.id, targetName: title } as const;
  const made: Made = {
    row,
    operations: [
      operationOf(world, { ...about, action: 'create', after: changed(undefined, stateOf(row)).after, at: createdAt }),
    ],
  };
  const step = (action: 'send' | 'recall', change: Partial<MessageRow>, when: string, reason: string | null = null) => {
    const before = stateOf(row);
    Object.assign(row, change, { updatedAt: when, version: row.version + 1 });
    made.operations.push(operationOf(world, { ...about, action, ...changed(before, stateOf(row)), reason, at: when }));
  };
  if (end === 'draft') {
    return made;
  }
  step('send', { status: 'sending', sentAt: at }, at);
  if (end === 'sending') {
    return { ...made, job: jobOf(world, { kind: 'message', targetId: row.id, dueAt: at }) };
  }
  const isWithdrawn = end === 'withdrawn' || end.startsWith('stopped');
  const now = world.daysAgo(0);
  const until = isWithdrawn ? earlier(shift(at, WITHDRAWN_AFTER_MS), now) : now;
  const stoppedAt = end === 'stopped 40' ? 0.4 : undefined;
  const recipients = whoWas(world, row.audience, at);
  const plan = { kind: 'message', targetId: row.id, dueAt: at, to: recipients, failing: 0, opening: OPENING } as const;
  const { job, copies } = sendTo(world, { ...plan, stoppedAt, until });
  row.status = stoppedAt === undefined ? 'sent' : 'sending';
  row.updatedAt = job.finishedAt ?? at;
  if (isWithdrawn) {
    const reason = world.random.pick(recallReasons);
    const withdrawnAt = stoppedAt === undefined ? until : row.updatedAt;
    step('recall', { status: 'withdrawn', withdrawnAt, withdrawnReason: reason }, withdrawnAt, reason);
  }
  return { ...made, job, copies };
}
