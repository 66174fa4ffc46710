import type { Area } from '../area';
import { giftCalls } from './endpoints';
import { findGiftsBy } from './search';

export const gift = { calls: giftCalls, finder: findGiftsBy } satisfies Area;
