import { eq } from 'drizzle-orm';
import type { Body, Output } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { user } from '../../db/tables';
import type { Gateway } from '../../delivery/gateway';
import { sendNow } from '../../delivery/sendNow';
import { type Actor, logOperation } from '../../lib/operationLog';
import { type FieldProblem, InvalidFields } from '../../refusal';
import type { UploadStore } from '../upload/store';
import { statusAt } from '../user/columns';
import { opensProblem } from './check';
import { imageProblem } from './image';
import { payloadOf } from './payload';

type Trial = Body<typeof paths.push.test>;

interface Ways {
  uploads: UploadStore;
  gateway: Gateway;
}

/** Sends what is written to one user at once. Opens no transaction while the gateway works. @throws `10400` */
export async function tryPush(
  db: Db,
  actor: Actor,
  { uploads, gateway }: Ways,
  { number, ...written }: Trial,
): Promise<Output<typeof paths.push.test>> {
  const { now } = actor;
  const receiver = await receiverOf(db, number, now);
  const problems = [
    'key' in receiver ? receiver : undefined,
    await imageProblem(uploads, written.image),
    await opensProblem(db, written),
  ].filter((problem) => problem !== undefined);
  if ('key' in receiver || problems.length > 0) {
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
    return { path: 'number', key: 'unknownUser' };
  }
  return found.status === 'banned' ? { path: 'number', key: 'bannedGetsNothing' } : { id: found.id };
}
