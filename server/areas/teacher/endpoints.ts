import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { readProgress, saveProgress } from './progress';

export const teacherCalls: Calls = (on) => {
  on(paths.teacher.progress, ({ db, admin }) => readProgress(db, admin.id));

  on(paths.teacher.saveProgress, async ({ body, db, ...actor }) => {
    await saveProgress(db, actor, body);
    return null;
  });
};
