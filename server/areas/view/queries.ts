import { and, asc, eq } from 'drizzle-orm';
import type { View } from '../../../contract/view';
import type { Db } from '../../db/database';
import { orNotFound } from '../../refusal';
import { savedView } from './table';

type Row = typeof savedView.$inferSelect;

export const ownViews = (adminId: string, list: string) =>
  and(eq(savedView.sysUserId, adminId), eq(savedView.list, list));

export async function listViews(db: Db, adminId: string, list: string): Promise<View[]> {
  const rows = await db.select().from(savedView).where(ownViews(adminId, list)).orderBy(asc(savedView.id));
  return rows.map(presentView);
}

/** Finds only the admin's own views. @throws `10404` */
export async function findView(tx: Db, adminId: string, id: string): Promise<View> {
  const own = and(eq(savedView.sysUserId, adminId), eq(savedView.id, id));
  const [row] = await tx.select().from(savedView).where(own);
  return presentView(orNotFound(row));
}

export const presentView = ({ id, list, name, query, isDefault, version }: Row): View => ({
  id,
  list,
  name,
  query,
  isDefault,
  version,
});
