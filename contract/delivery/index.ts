import { z } from 'zod';
import { anyOf, id, instant, page, pageQuery } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { deliveryState } from './enums';

const state = z.enum(valuesOf(deliveryState));

/** How a sending goes. Before it begins, all are 0. */
export const progress = z.object({
  /** Users it goes to, settled when the sending began. */
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Not sent because it was cancelled or expired first. */
  skipped: z.int(),
  /** Recipients who opened (a push) or read (a message) it. */
  opened: z.int(),
});
export type Progress = z.infer<typeof progress>;

/** One recipient's copy. */
export const delivery = z.object({
  id,
  user: person,
  state,
  /** How often it was tried. */
  attempts: z.int(),
  /** What the gateway said when it failed last. */
  error: z.string().nullable(),
  sentAt: instant.nullable(),
  openedAt: instant.nullable(),
});
export type Delivery = z.infer<typeof delivery>;

/** Recipients of one push or message. */
export const deliveryQuery = pageQuery(['number', 'sentAt', 'openedAt'], {
  id,
  state: anyOf(state),
  /** Only those who opened or read it, or only those who did not. */
  opened: z.enum(['yes', 'no']).optional(),
  keyword: z.string().trim().max(100).optional(),
});
export const deliveryPage = page(delivery);
