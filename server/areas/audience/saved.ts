import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Body, Output } from '../../../contract';
import type { SavedAudience } from '../../../contract/audience';
import type { audienceCalls } from '../../../contract/audience/calls';
import { SAVED_AUDIENCES_MAX } from '../../../contract/audience/enums';
import type { Db } from '../../db/database';
import { lockAudiences } from '../../db/locks';
import { onlyRow } from '../../db/rows';
import { type Actor, logOperation } from '../../lib/operationLog';
import { messages } from '../../messages';
import { InvalidFields, invalidField, orNotFound, requireVersion, ruleForbids } from '../../refusal';
import { sysUser } from '../sysUser/table';
import { audienceColumns, toDetail } from './columns';
import { audienceMessages } from './messages';
import { savedAudience } from './table';
import { audienceOf, numbersProblem, saidOf } from './written';

type Form = Body<typeof audienceCalls.saveOrUpdate>;
type Saved = Output<typeof audienceCalls.detail>;

const { id, name, audience, sysUserId, updatedAt, version } = savedAudience;
const columns = { id, name, by: sysUser.nickname, byId: sysUserId, updatedAt, version };

/** The saved audiences, by name. */
export const listSaved = (db: Db): Promise<SavedAudience[]> =>
  db
    .select({ ...columns, audience: audienceColumns(audience) })
    .from(savedAudience)
    .leftJoin(sysUser, eq(sysUser.id, sysUserId))
    .orderBy(asc(sql`lower(${name})`), asc(id));

/** @throws `10404` */
export async function findSaved(db: Db, of: string): Promise<Saved> {
  const [found] = await db
    .select({ ...columns, audience })
    .from(savedAudience)
    .leftJoin(sysUser, eq(sysUser.id, sysUserId))
    .where(eq(id, of));
  const row = orNotFound(found);
  return { ...row, audience: toDetail(row.audience) };
}

/** Saves an audience under a name. @throws `10400`, `10422` if there are too many */
export async function createSaved(tx: Db, actor: Actor, form: Form): Promise<Saved> {
  if (!form.audience) {
    throw invalidField('audience', messages.required);
  }
  await lockAudiences(tx);
  if ((await tx.$count(savedAudience)) >= SAVED_AUDIENCES_MAX) {
    throw ruleForbids(audienceMessages.tooManySaved, { count: SAVED_AUDIENCES_MAX });
  }
  const written = await checkForm(tx, form, actor.now);
  const { now, admin } = actor;
  const row = onlyRow(
    await tx
      .insert(savedAudience)
      .values({ audience: form.audience, ...written, sysUserId: admin.id, createdAt: now, updatedAt: now })
      .returning({ id }),
  );
  const created = await findSaved(tx, row.id);
  await logOperation(tx, actor, { action: 'create', target: targetOf(created), after: stateOf(created) });
  return created;
}

/** Renames one, or replaces whom it means. @throws `10400`, `10404`, `10409` */
export async function updateSaved(tx: Db, actor: Actor, of: string, form: Form): Promise<Saved> {
  await lockAudiences(tx);
  const before = await findSaved(tx, of);
  requireVersion(before, form.version);
  const change = { ...(await checkForm(tx, form, actor.now)), sysUserId: actor.admin.id, updatedAt: actor.now };
  await tx
    .update(savedAudience)
    .set({ ...change, version: sql`${version} + 1` })
    .where(eq(id, of));
  const after = await findSaved(tx, of);
  const states = { before: stateOf(before), after: stateOf(after) };
  await logOperation(tx, actor, { action: 'update', target: targetOf(after), ...states });
  return after;
}

/** @throws `10404` */
export async function removeSaved(
  tx: Db,
  actor: Actor,
  { id: of, reason }: Body<typeof audienceCalls.remove>,
): Promise<null> {
  await lockAudiences(tx);
  const before = await findSaved(tx, of);
  await tx.delete(savedAudience).where(eq(id, of));
  await logOperation(tx, actor, { action: 'remove', target: targetOf(before), before: stateOf(before), reason });
  return null;
}

/** What is to be kept. @throws `10400` if the name is taken, or if no user has a number of the list */
async function checkForm(tx: Db, form: Form, now: string) {
  const same = eq(sql`lower(${name})`, sql`lower(${form.name})`);
  if ((await tx.$count(savedAudience, and(same, form.id ? ne(id, form.id) : undefined))) > 0) {
    throw invalidField('name', audienceMessages.nameTaken);
  }
  if (!form.audience) {
    return { name: form.name };
  }
  const kept = audienceOf(form.audience);
  const problem = await numbersProblem(tx, kept, now);
  if (problem) {
    throw new InvalidFields([problem]);
  }
  return { name: form.name, audience: kept };
}

const targetOf = (of: Saved) => ({ type: 'audience', id: of.id, name: of.name }) as const;

const stateOf = (of: Saved) => ({ name: of.name, ...saidOf(of.audience) });
