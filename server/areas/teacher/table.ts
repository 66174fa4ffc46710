import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Lesson } from '../../../contract/teacher/enums';
import { idColumn, instantColumn } from '../../db/columns';
import { sysUser } from '../sysUser/table';

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
    lesson: text().$type<Lesson>().notNull(),
    done: integer().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sysUserId, table.lesson] })],
);
