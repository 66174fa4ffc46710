import type { Area } from '../area';
import { findPeopleRoomsBy } from '../room';
import { peopleHandlers } from './endpoints';

export const people = {
  handlers: peopleHandlers,
  finder: findPeopleRoomsBy,
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;
