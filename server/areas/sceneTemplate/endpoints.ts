import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { findScene, listRooms, listScenes } from './queries';
import { reorderScenes } from './reorder';
import { cloneScene, createScene, updateScene } from './save';
import { changeSceneStatus, makeDefault } from './status';

export const sceneTemplateCalls: Calls = (on) => {
  on(paths.sceneTemplate.list, ({ db, query }) => listScenes(db, query));
  on(paths.sceneTemplate.detail, ({ db, query }) => findScene(db, query.id));
  on(paths.sceneTemplate.rooms, ({ db, query }) => listRooms(db, query));

  on(paths.sceneTemplate.modify, ({ body, db, ...actor }) =>
    body.id === undefined ? createScene(db, actor, body) : updateScene(db, actor, body.id, body),
  );
  on(paths.sceneTemplate.clone, ({ body, db, ...actor }) => cloneScene(db, actor, body.id));
  on(paths.sceneTemplate.changeStatus, ({ body, db, ...actor }) => changeSceneStatus(db, actor, body));
  on(paths.sceneTemplate.makeDefault, ({ body, db, ...actor }) => makeDefault(db, actor, body.id));
  on(paths.sceneTemplate.reorder, ({ body, db, ...actor }) => reorderScenes(db, actor, body.ids));
};
