import { viewCalls } from '../../../contract/view.calls';
import type { Handlers } from '../area';
import { readLayout, saveLayout } from './layout';
import { listViews } from './queries';
import { createView, removeView, updateView } from './save';

export const viewHandlers: Handlers = (on) => {
  on(viewCalls.list, async ({ db, admin, query: { list } }) => ({
    views: await listViews(db, admin.id, list),
    layout: await readLayout(db, admin.id, list),
  }));

  on(viewCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createView(db, actor, body) : updateView(db, actor, body.id, body),
  );

  on(viewCalls.remove, async ({ body: { id }, db, ...actor }) => {
    await removeView(db, actor, id);
    return null;
  });

  on(viewCalls.saveLayout, async ({ body: { list, layout }, db, ...actor }) => {
    await saveLayout(db, actor, list, layout);
    return null;
  });
};
