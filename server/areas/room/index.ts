import type { Area } from '../area';
import { roomCalls } from './endpoints';
import { findActivityRoomsBy } from './search';

export const room = { calls: roomCalls, finder: findActivityRoomsBy } satisfies Area;
