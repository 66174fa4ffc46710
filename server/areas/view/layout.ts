import { and, eq } from 'drizzle-orm';
import type { Layout } from '../../../contract/view';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { listLayout } from './table';

const own = (adminId: string, list: string) => and(eq(listLayout.sysUserId, adminId), eq(listLayout.list, list));

export async function readLayout(db: Db, adminId: string, list: string): Promise<Layout | null> {
  const [row] = await db
    .select({ columns: listLayout.columns, density: listLayout.density })
    .from(listLayout)
    .where(own(adminId, list));
  return row ?? null;
}

/** Stores an admin's layout of a list; null resets it. */
export async function saveLayout(tx: Db, actor: Actor, list: string, layout: Layout | null): Promise<void> {
  const { admin, now } = actor;
  if (layout) {
    const set = { ...layout, updatedAt: now };
    await tx
      .insert(listLayout)
      .values({ ...set, sysUserId: admin.id, list })
      .onConflictDoUpdate({ target: [listLayout.sysUserId, listLayout.list], set });
  } else {
    await tx.delete(listLayout).where(own(admin.id, list));
  }
  await logOperation(tx, actor, {
    action: 'saveLayout',
    target: { type: 'view', name: list },
    after: layout ?? undefined,
  });
}
