import { eq } from 'drizzle-orm';
import type { Body, Output } from '../../../contract';
import type { pushCalls } from '../../../contract/push/calls';
import type { Db } from '../../db/database';
import type { Gateway } from '../../delivery/gateway';
import { sendNow } from '../../delivery/sendNow';
import { type Actor, logOperation } from '../../lib/operationLog';
import type { UploadStore } from '../../lib/uploadStore';
import { messages } from '../../messages';
import { type FieldProblem, InvalidFields } from '../../refusal';
import { statusAt } from '../user';
import { user } from '../user/table';
import { opensProblem } from './check';
import { imageProblem } from './image';
import { pushMessages } from './messages';
import { payloadOf } from './payload';

type Trial = Body<typeof pushCalls.test>;

interface Ways {
  uploads: UploadStore;
  gateway: Gateway;
}

/** Sends the form's content to one user at once. No transaction is open while the gateway works. @throws `10400` */
export async function tryPush(
  db: Db,
  actor: Actor,
  { uploads, gateway }: Ways,
  { number, ...written }: Trial,
): Promise<Output<typeof pushCalls.test>> {
  const { now } = actor;
  const receiver = await receiverOf(db, number, now);
  const problems = [
    'text' in receiver ? receiver : undefined,
    await imageProblem(uploads, written.image),
    await opensProblem(db, written),
  ].filter((problem) => problem !== undefined);
  if ('text' in receiver || problems.length > 0) {
    throw new InvalidFields(problems);
  }
  const outcome = await sendNow(db, gateway, receiver.id, payloadOf(written), now);
  await logOperation(db, actor, {
    action: 'sendTest',
    target: { type: 'user', id: outcome.user.id, name: outcome.user.nickname },
    after: { title: written.title, body: written.body, state: outcome.state, error: outcome.error },
  });
  return outcome;
}

async function receiverOf(db: Db, number: number, now: string): Promise<{ id: string } | FieldProblem> {
  const [found] = await db
    .select({ id: user.id, status: statusAt(now) })
    .from(user)
    .where(eq(user.number, number));
  if (!found) {
    return { path: 'number', text: messages.unknownUser };
  }
  return found.status === 'banned' ? { path: 'number', text: pushMessages.bannedGetsNothing } : { id: found.id };
}
