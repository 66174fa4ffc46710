import type { Area } from '../area';
import { findPeopleRoomsBy } from '../room/search';
import { peopleCalls } from './endpoints';

export const people = { calls: peopleCalls, finder: findPeopleRoomsBy } satisfies Area;
