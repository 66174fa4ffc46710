import { teacherCalls } from '../../../contract/teacher/calls';
import type { Handlers } from '../area';
import { readProgress, saveProgress } from './progress';

export const teacherHandlers: Handlers = (on) => {
  on(teacherCalls.progress, ({ db, admin }) => readProgress(db, admin.id));

  on(teacherCalls.saveProgress, async ({ body, db, ...actor }) => {
    await saveProgress(db, actor, body);
    return null;
  });
};
