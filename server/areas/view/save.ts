import { and, eq, ne, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { View } from '../../../contract/view';
import type { viewCalls } from '../../../contract/view.calls';
import { VIEWS_MAX } from '../../../contract/view.enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { type Actor, logOperation } from '../../lib/operationLog';
import { invalidField, notFound, requireVersion, ruleForbids } from '../../refusal';
import { lockSysUser } from '../sysUser';
import { viewMessages } from './messages';
import { findView, ownViews, presentView } from './queries';
import { savedView } from './table';

type Form = Body<typeof viewCalls.saveOrUpdate>;

export async function createView(tx: Db, actor: Actor, form: Form): Promise<View> {
  await holdViews(tx, actor);
  const { admin, now } = actor;
  const { list, name, query, isDefault } = form;
  if ((await tx.$count(savedView, ownViews(admin.id, list))) >= VIEWS_MAX) {
    throw ruleForbids(viewMessages.tooManyViews, { count: VIEWS_MAX });
  }
  await requireFreeName(tx, actor, form);
  if (isDefault) await unmark(tx, actor, list);
  const written = { sysUserId: admin.id, list, name, query, isDefault, createdAt: now, updatedAt: now };
  const made = presentView(onlyRow(await tx.insert(savedView).values(written).returning()));
  await logOperation(tx, actor, { action: 'saveView', target: targetOf(made), after: made });
  return made;
}

export async function updateView(tx: Db, actor: Actor, id: string, form: Form): Promise<View> {
  await holdViews(tx, actor);
  const before = await findView(tx, actor.admin.id, id);
  if (form.list !== before.list) {
    throw notFound();
  }
  requireVersion(before, form.version);
  await requireFreeName(tx, actor, form, id);
  const { list, name, query, isDefault } = form;
  if (isDefault) await unmark(tx, actor, list, id);
  const change = { name, query, isDefault, updatedAt: actor.now, version: sql`${savedView.version} + 1` };
  const after = presentView(onlyRow(await tx.update(savedView).set(change).where(eq(savedView.id, id)).returning()));
  await logOperation(tx, actor, { action: 'changeView', target: targetOf(before), before, after });
  return after;
}

export async function removeView(tx: Db, actor: Actor, id: string): Promise<void> {
  await holdViews(tx, actor);
  const before = await findView(tx, actor.admin.id, id);
  await tx.delete(savedView).where(eq(savedView.id, id));
  await logOperation(tx, actor, { action: 'removeView', target: targetOf(before), before });
}

/** Locks the admin, so that counts, unique names and the only default of their views stay correct. */
const holdViews = (tx: Db, { admin }: Actor) => lockSysUser(tx, admin.id);

const othersOf = ({ admin }: Actor, list: string, id?: string) =>
  and(ownViews(admin.id, list), id ? ne(savedView.id, id) : undefined);

async function requireFreeName(tx: Db, actor: Actor, { list, name }: Form, id?: string): Promise<void> {
  const named = sql`lower(${savedView.name}) = lower(${name})`;
  if (await tx.$count(savedView, and(othersOf(actor, list, id), named))) {
    throw invalidField('name', viewMessages.viewNameTaken);
  }
}

/** Takes the mark from the view that was the default of the list, which its own log says too. */
async function unmark(tx: Db, actor: Actor, list: string, id?: string): Promise<void> {
  const former = and(othersOf(actor, list, id), savedView.isDefault);
  const [row] = await tx.select().from(savedView).where(former);
  if (!row) return;
  const before = presentView(row);
  const change = { isDefault: false, updatedAt: actor.now, version: sql`${savedView.version} + 1` };
  const after = presentView(
    onlyRow(await tx.update(savedView).set(change).where(eq(savedView.id, row.id)).returning()),
  );
  await logOperation(tx, actor, { action: 'changeView', target: targetOf(after), before, after });
}

const targetOf = ({ id, name }: View) => ({ type: 'view', id, name }) as const;
