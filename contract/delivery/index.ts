import { z } from 'zod';
import { anyOf, id, instant, page, pageQuery } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { deliveryState } from './enums';

const state = z.enum(valuesOf(deliveryState));

/** Counts of a sending; all are 0 before it begins. */
export const progress = z.object({
  /** The number of users it goes to, fixed when the sending began. */
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  skipped: z.int(),
  /** Recipients who opened the push or read the message. */
  opened: z.int(),
});
export type Progress = z.infer<typeof progress>;

/** One recipient's copy. */
export const delivery = z.object({
  id,
  user: person,
  state,
  /** How many times it was tried. */
  attempts: z.int(),
  /** The gateway's last error. */
  error: z.string().nullable(),
  sentAt: instant.nullable(),
  openedAt: instant.nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const deliveryQuery = pageQuery(['number', 'sentAt', 'openedAt'], {
  id,
  state: anyOf(state),
  /** `yes`: only those who opened or read it; `no`: only those who did not. */
  opened: z.enum(['yes', 'no']).optional(),
  keyword: z.string().trim().max(100).optional(),
});
export const deliveryPage = page(delivery);
