import type { Audience } from '../../../contract/audience';
import type { Operation } from '../../../contract/operation';
import type { PushDetail } from '../../../contract/push';
import type { Db } from '../../db/connect';
import { type Actor, logOperation } from '../../lib/operationLog';
import { saidOf } from '../audience/written';

type Written = Pick<
  PushDetail,
  'title' | 'body' | 'image' | 'opens' | 'url' | 'scheduledAt' | 'expiresAt' | 'status'
> & {
  room: { number: number; title: string } | null;
  audience: Audience;
};

/** All of a push that an operation can change, as the log keeps it; names for ids. */
export const stateOf = ({ room, audience, ...push }: Written) => ({
  ...{ title: push.title, body: push.body, image: push.image, opens: push.opens, url: push.url },
  room: room && `${room.title} (${room.number})`,
  ...saidOf(audience),
  ...{ scheduledAt: push.scheduledAt, expiresAt: push.expiresAt, status: push.status },
});

interface Step {
  action: Operation['action'];
  before?: PushDetail;
  after?: PushDetail;
  /** What came of it, beside the record. */
  result?: Record<string, unknown>;
  reason?: string;
}

/** Writes down what was done to a push: without `before` it is new, without `after` it is gone. */
export async function logPush(tx: Db, actor: Actor, { action, before, after, result, reason }: Step): Promise<void> {
  const about = after ?? before;
  await logOperation(tx, actor, {
    action,
    target: { type: 'push', id: about?.id, name: about?.title },
    before: before && stateOf(before),
    after: after && { ...stateOf(after), ...result },
    reason,
  });
}
