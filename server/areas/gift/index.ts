import type { Area } from '../area';
import { giftHandlers } from './endpoints';
import { findGiftsBy } from './search';

export const gift = { handlers: giftHandlers, finder: findGiftsBy } satisfies Area;

export { listGifts } from './queries';
