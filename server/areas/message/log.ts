import type { Audience } from '../../../contract/audience';
import type { MessageDetail } from '../../../contract/message';
import type { Operation } from '../../../contract/operation';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { saidOf } from '../audience';

type Written = Pick<MessageDetail, 'title' | 'body' | 'type' | 'status'> & { audience: Audience };

/** The fields of a message that an operation can change. */
export const stateOf = ({ title, body, type, audience, status }: Written) => ({
  title,
  body,
  type,
  ...saidOf(audience),
  status,
});

interface Step {
  action: Operation['action'];
  before?: MessageDetail;
  after?: MessageDetail;
  /** Effects that are not in the record. */
  result?: Record<string, unknown>;
  reason?: string;
}

/** Logs an operation on a message; no `before` means created, no `after` means deleted. */
export async function logMessage(tx: Db, actor: Actor, { action, before, after, result, reason }: Step): Promise<void> {
  const about = after ?? before;
  await logOperation(tx, actor, {
    action,
    target: { type: 'message', id: about?.id, name: about?.title },
    before: before && stateOf(before),
    after: after && { ...stateOf(after), ...result },
    reason,
  });
}
