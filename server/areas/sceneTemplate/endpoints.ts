import { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import type { Handlers } from '../area';
import { findScene, listRooms, listScenes } from './queries';
import { reorderScenes } from './reorder';
import { cloneScene, createScene, updateScene } from './save';
import { changeSceneStatus, makeDefault } from './status';

export const sceneTemplateHandlers: Handlers = (on, { uploads }) => {
  on(sceneTemplateCalls.list, ({ db, query }) => listScenes(db, query));
  on(sceneTemplateCalls.detail, ({ db, query }) => findScene(db, query.id));
  on(sceneTemplateCalls.rooms, ({ db, query }) => listRooms(db, query));

  on(sceneTemplateCalls.modify, ({ body, db, ...actor }) =>
    body.id === undefined ? createScene(db, actor, uploads, body) : updateScene(db, actor, uploads, body.id, body),
  );
  on(sceneTemplateCalls.clone, ({ body, db, ...actor }) => cloneScene(db, actor, body.id));
  on(sceneTemplateCalls.changeStatus, ({ body, db, ...actor }) => changeSceneStatus(db, actor, body));
  on(sceneTemplateCalls.makeDefault, ({ body, db, ...actor }) => makeDefault(db, actor, body.id));
  on(sceneTemplateCalls.reorder, ({ body, db, ...actor }) => reorderScenes(db, actor, body.ids));
};
