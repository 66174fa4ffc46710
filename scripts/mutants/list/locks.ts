import type { Mutant, Part } from '../mutant';

const ORDERS = ['server/areas/order/parallel.test.ts'];
const WISHES = ['server/areas/wish/parallel.test.ts'];
const SCENES = ['server/areas/sceneTemplate/sceneTemplate.test.ts'];
const IMPORTING = ['server/areas/word/importing.test.ts'];
const HOLDS = ['server/db/holds.test.ts'];

/** Removes a lock that a function takes. */
const untaken = (guards: string, lock: string, file: string, tests: readonly string[], after = '(tx);'): Mutant => ({
  guards,
  file,
  find: `await ${lock}${after}`,
  replace: '',
  tests,
  postgres: true,
});

/** Removes a row lock. */
const unheld = (guards: string, file: string, before: string, tests: readonly string[]): Mutant => ({
  guards,
  file,
  find: `${before}.for('no key update')`,
  replace: before,
  tests,
  postgres: true,
});

const ID = '.where(eq(id, wanted))';
const rowOf = (table: string) => `.from(${table}).where(eq(${table}.id, id))`;

/** Only PostgreSQL shows the effect of a lock, because the embedded database runs one transaction after the other. */
export const locks: Part = {
  name: 'locks',
  mutants: [
    untaken(
      'two who were disabled meanwhile don’t disable the last two admins',
      'lockAdminStatus',
      'server/areas/sysUser/status.ts',
      HOLDS,
    ),
    untaken(
      'lands that are made at once have places of their own',
      'lockSceneOrder',
      'server/areas/sceneTemplate/save.ts',
      HOLDS,
    ),
    {
      guards: 'of lands that are made the default at once one is',
      file: 'server/areas/sceneTemplate/status.ts',
      find: '  await lockSceneOrder(tx);\n  const before = await lockScene(tx, id);\n  if (before',
      replace: '  const before = await lockScene(tx, id);\n  if (before',
      tests: SCENES,
      postgres: true,
    },
    untaken('an order of lands is written whole', 'lockSceneOrder', 'server/areas/sceneTemplate/reorder.ts', HOLDS),
    untaken('rooms that are made at once have numbers of their own', 'lockRoomNumbers', 'server/areas/room/insert.ts', [
      'server/areas/room/save.test.ts',
    ]),
    untaken(
      'one payment that is told for many orders at once pays one',
      'lockPayment',
      'server/areas/order/pay.ts',
      ORDERS,
      '(tx, `${channel} ${channelNumber}`);',
    ),
    untaken('of two who save the shelf at once one is told', 'lockShelf', 'server/areas/shelf/save.ts', [
      'server/areas/shelf/shelf.test.ts',
    ]),
    untaken('things put on the shelf at once have places of their own', 'lockShelf', 'server/areas/shelf/onSale.ts', [
      'server/areas/shelf/shelf.test.ts',
    ]),
    untaken(
      'wishes that are made at once have numbers in a row',
      'lockWishNumbers',
      'server/areas/wish/make.ts',
      WISHES,
    ),
    untaken(
      'of two points rules that are made at once the second is refused in words',
      'lockIntegrals',
      'server/areas/integral/save.ts',
      HOLDS,
    ),
    unheld('a balance moves one step at a time', 'server/areas/user/queries.ts', rowOf('user'), [
      'server/areas/user/ledger.test.ts',
    ]),
    unheld(
      'who buys is held, so that a limit holds',
      'server/areas/user/acting.ts',
      '.where(eq(user.id, userId))',
      ORDERS,
    ),
    unheld('an order takes one step at a time', 'server/areas/order/lock.ts', rowOf('order'), ORDERS),
    unheld(
      'a gift that sells to many at once sells what there is',
      'server/areas/order/exchange.ts',
      rowOf('gift'),
      ORDERS,
    ),
    unheld(
      'a gift for many wishes at once is given as often as there is one',
      'server/areas/wish/steps.ts',
      rowOf('gift'),
      WISHES,
    ),
    unheld('a wish takes one step at a time', 'server/areas/wish/clock.ts', rowOf('wish'), WISHES),
    untaken(
      'of two who save a gift at once one is told',
      'lockRow',
      'server/areas/gift/queries.ts',
      HOLDS,
      '(tx, gift, id);',
    ),
    untaken(
      'of two who save a package at once one is told',
      'lockRow',
      'server/areas/stone/queries.ts',
      HOLDS,
      '(tx, stonePackage, id);',
    ),
    untaken(
      'of two who save a points rule at once one is told',
      'lockRow',
      'server/areas/integral/queries.ts',
      HOLDS,
      '(tx, integral, id);',
    ),
    untaken(
      'of two who save a tip at once one is told',
      'lockRow',
      'server/areas/tip/queries.ts',
      HOLDS,
      '(tx, tip, id);',
    ),
    untaken(
      'of several who send a message at once one does',
      'lockRow',
      'server/areas/message/queries.ts',
      HOLDS,
      '(tx, message, id);',
    ),
    untaken(
      'of two who save a push at once one is told',
      'lockRow',
      'server/areas/push/queries.ts',
      HOLDS,
      '(tx, push, id);',
    ),
    untaken(
      'of two who save a land at once one is told',
      'lockRow',
      'server/areas/sceneTemplate/queries.ts',
      HOLDS,
      '(tx, sceneTemplate, id);',
    ),
    unheld('of two who save an admin at once one is told', 'server/areas/sysUser/queries.ts', rowOf('sysUser'), HOLDS),
    unheld(
      'who signs in while their password is changed gets no session',
      'server/areas/login/enter.ts',
      rowOf('sysUser'),
      ['server/areas/login/enter.test.ts'],
    ),
    untaken(
      'of two who save a room at once one is told',
      'lockRow',
      'server/areas/room/lock.ts',
      HOLDS,
      '(tx, room, id);',
    ),
    unheld('of two who save a word at once one is told', 'server/areas/word/queries.ts', ID, HOLDS),
    unheld('a note is removed once', 'server/areas/user/notes.ts', '.where(eq(userNote.id, noteId))', HOLDS),
    {
      ...unheld(
        'an item of the audit is decided by one of two at once',
        'server/areas/audit/queries.ts',
        '.from(auditItem).where(which).orderBy(asc(auditItem.id))',
        ['server/areas/audit/review.test.ts'],
      ),
      explained: 'who decides holds the record of the item before the item itself, and so do those who submit',
    },
    unheld('tries to sign in at once are all counted', 'server/auth/throttle.ts', '.where(isRow(key))', [
      'server/areas/login/parallel.test.ts',
    ]),
    unheld('of two who tell at once that a copy was opened one counts', 'server/delivery/opened.ts', '.where(theirs)', [
      'server/delivery/opened.test.ts',
    ]),
    untaken(
      'a rule that gives points while it is removed stays',
      'lockRowToDelete',
      'server/areas/integral/save.ts',
      HOLDS,
      '(tx, integral, id);',
    ),
    {
      guards: 'a record that is held keeps nobody waiting who only refers to it',
      file: 'server/db/lockRow.ts',
      find: "for('no key update')",
      replace: "for('update')",
      tests: HOLDS,
      postgres: true,
    },
    {
      guards: 'who is held keeps nobody waiting who only refers to them',
      file: 'server/areas/user/queries.ts',
      find: "for('no key update')",
      replace: "for('update')",
      tests: HOLDS,
      postgres: true,
    },
    {
      guards: 'two workers don’t take the same copies',
      file: 'server/delivery/take.ts',
      find: "    .for('no key update', { skipLocked: true });",
      replace: ';',
      tests: HOLDS,
      postgres: true,
    },
    {
      guards: 'a transaction that a deadlock ended is done again',
      file: 'server/db/transact.ts',
      find: 'if (tried === TRIES || !hasSqlState(error, SQL_STATE.deadlock)) throw error;',
      replace: 'if (tried > 0) throw error;',
      tests: ['server/db/transact.test.ts'],
      postgres: true,
    },
    {
      guards: 'words of a file are held in the order in which hits are counted',
      file: 'server/areas/word/queries.ts',
      find: ".orderBy(asc(id)).for('no key update')",
      replace: ".orderBy(asc(word)).for('no key update')",
      tests: IMPORTING,
      postgres: true,
    },
    {
      guards: 'words of a file are written by few statements',
      file: 'server/areas/word/importRows.ts',
      find: 'for (const batch of batchesOf(words)) await',
      replace: 'for (const batch of words.map((each) => [each])) await',
      tests: IMPORTING,
    },
    {
      guards: 'a text that a deadlock ended is taken in again',
      file: 'server/areas/word/screen.ts',
      find: 'return await transact(db, work);',
      replace: 'return await db.transaction(work);',
      tests: IMPORTING,
      postgres: true,
    },
  ],
};
