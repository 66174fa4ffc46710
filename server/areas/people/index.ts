import type { Area } from '../area';
import { findPeopleRoomsBy } from '../room';
import { peopleHandlers } from './endpoints';
import { reportsKept } from './kept';

export const people = {
  handlers: peopleHandlers,
  kept: [reportsKept],
  finder: findPeopleRoomsBy,
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;
