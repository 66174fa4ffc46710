import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { readLayout, saveLayout } from './layout';
import { listViews } from './queries';
import { createView, removeView, updateView } from './save';

export const viewCalls: Calls = (on) => {
  on(paths.view.list, async ({ db, admin, query: { list } }) => ({
    views: await listViews(db, admin.id, list),
    layout: await readLayout(db, admin.id, list),
  }));

  on(paths.view.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createView(db, actor, body) : updateView(db, actor, body.id, body),
  );

  on(paths.view.remove, async ({ body: { id }, db, ...actor }) => {
    await removeView(db, actor, id);
    return null;
  });

  on(paths.view.saveLayout, async ({ body: { list, layout }, db, ...actor }) => {
    await saveLayout(db, actor, list, layout);
    return null;
  });
};
