import type { Area } from '../area';
import { userCalls } from './endpoints';
import { findUsersBy } from './search';

export const user = { calls: userCalls, finder: findUsersBy } satisfies Area;
