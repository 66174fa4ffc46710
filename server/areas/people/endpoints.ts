import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { takingIn } from '../word/screen';
import { openPeopleRoom } from './open';
import { countPeopleRooms, findPeopleRoom, listPeopleRooms, listReports } from './queries';
import { closePeopleRoom, freezePeopleRoom, recommendPeopleRoom } from './steps';

export const peopleCalls: Calls = (on) => {
  on(paths.people.pageList, ({ db, query }) => listPeopleRooms(db, query));
  on(paths.people.detail, ({ db, query }) => findPeopleRoom(db, query.id));
  on(paths.people.reports, ({ db, query }) => listReports(db, query));

  on(paths.people.open, ({ body, db, ...actor }) => takingIn(db, (tx) => openPeopleRoom(tx, actor, body)), {
    ownTransactions: true,
  });
  on(paths.people.changeStatus, ({ body, db, ...actor }) => closePeopleRoom(db, actor, body));
  on(paths.people.freeze, ({ body, db, ...actor }) => freezePeopleRoom(db, actor, body));
  on(paths.people.recommend, ({ body, db, ...actor }) => recommendPeopleRoom(db, actor, body));
  on(paths.people.countByStatus, ({ db, body }) => countPeopleRooms(db, body));
};
