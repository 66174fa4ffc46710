import type { Db } from '../../db/database';
import type { Area } from '../area';
import { userHandlers } from './endpoints';
import { advancePaid, paidKept } from './kept';
import { findUsersBy } from './search';

export const user = {
  handlers: userHandlers,
  finder: findUsersBy,
  clocks: { user: (db: Db) => advancePaid(db) },
  kept: [paidKept],
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;

export { lockNamedUser, requireNotBanned } from './acting';
export { entryTime, moveBalance } from './balance';
export { hasStatus, maskedPhone, statusAt } from './columns';
export { entries } from './ledger';
export { findUser, lockUser } from './queries';
