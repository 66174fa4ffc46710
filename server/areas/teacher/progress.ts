import { and, asc, eq } from 'drizzle-orm';
import type { Body, Output } from '../../../contract';
import type { teacherCalls } from '../../../contract/teacher/calls';
import { lesson as lessons } from '../../../contract/teacher/enums';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { lockSysUser } from '../sysUser';
import { lessonProgress } from './table';

type Progress = Body<typeof teacherCalls.saveProgress>;

export async function readProgress(db: Db, adminId: string): Promise<Output<typeof teacherCalls.progress>> {
  const rows = await db
    .select({ lesson: lessonProgress.lesson, done: lessonProgress.done })
    .from(lessonProgress)
    .where(eq(lessonProgress.sysUserId, adminId))
    .orderBy(asc(lessonProgress.lesson));
  return { lessons: rows };
}

/** Stores the furthest step of an admin in a lesson; 0 resets it. Without a change, nothing is logged. */
export async function saveProgress(tx: Db, actor: Actor, { lesson, done }: Progress): Promise<void> {
  const { admin, now } = actor;
  // The same admin may have two tabs: the furthest step of both is stored.
  await lockSysUser(tx, admin.id);
  const own = and(eq(lessonProgress.sysUserId, admin.id), eq(lessonProgress.lesson, lesson));
  const [row] = await tx.select({ done: lessonProgress.done }).from(lessonProgress).where(own);
  const before = row?.done ?? 0;
  if (done === before || (done > 0 && done < before)) {
    return;
  }
  if (done === 0) {
    await tx.delete(lessonProgress).where(own);
  } else {
    const set = { done, updatedAt: now };
    await tx
      .insert(lessonProgress)
      .values({ ...set, sysUserId: admin.id, lesson })
      .onConflictDoUpdate({ target: [lessonProgress.sysUserId, lessonProgress.lesson], set });
  }
  await logOperation(tx, actor, {
    action: 'keepProgress',
    target: { type: 'lesson', name: lessons[lesson].label['en-US'] },
    before: { done: before },
    after: { done },
  });
}
