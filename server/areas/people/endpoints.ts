import { peopleCalls } from '../../../contract/people/calls';
import type { Handlers } from '../area';
import { takingIn } from '../word';
import { listGroups } from './groups';
import { openPeopleRoom } from './open';
import { countPeopleRooms, findPeopleRoom, listPeopleRooms, listReports } from './queries';
import { closePeopleRoom, freezePeopleRoom, recommendPeopleRoom } from './steps';

export const peopleHandlers: Handlers = (on, { uploads }) => {
  on(peopleCalls.pageList, ({ db, query }) => listPeopleRooms(db, query));
  on(peopleCalls.detail, ({ db, query }) => findPeopleRoom(db, query.id));
  on(peopleCalls.groups, ({ db, query }) => listGroups(db, query), { report: true });
  on(peopleCalls.reports, ({ db, query }) => listReports(db, query));

  on(peopleCalls.open, ({ body, db, ...actor }) => takingIn(db, (tx) => openPeopleRoom(tx, actor, uploads, body)), {
    ownTransactions: true,
  });
  on(peopleCalls.changeStatus, ({ body, db, ...actor }) => closePeopleRoom(db, actor, body));
  on(peopleCalls.freeze, ({ body, db, ...actor }) => freezePeopleRoom(db, actor, body));
  on(peopleCalls.recommend, ({ body, db, ...actor }) => recommendPeopleRoom(db, actor, body));
  on(peopleCalls.countByStatus, ({ db, body }) => countPeopleRooms(db, body), { report: true });
};
