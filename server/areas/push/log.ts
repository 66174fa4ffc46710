import type { Audience } from '../../../contract/audience';
import type { Operation } from '../../../contract/operation';
import type { PushDetail } from '../../../contract/push';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { saidOf } from '../audience';

type Written = Pick<
  PushDetail,
  'title' | 'body' | 'image' | 'opens' | 'url' | 'scheduledAt' | 'expiresAt' | 'status'
> & {
  room: { number: number; title: string } | null;
  audience: Audience;
};

/** The fields of a push that an operation can change, with names in place of ids. */
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
  /** Effects that are not in the record. */
  result?: Record<string, unknown>;
  reason?: string;
}

/** Logs an operation on a push; no `before` means created, no `after` means deleted. */
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
