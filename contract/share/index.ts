import { z } from 'zod';
import { anyOf, endpoints, id, instant, nothing, page, pageQuery } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { statisticOf, statisticQuery } from '../statistic';
import { shareCalls } from './calls';
import { shareChannel, shareOf, suspectBy, suspectMark } from './enums';

const channel = z.enum(valuesOf(shareChannel));
const of = z.enum(valuesOf(shareOf));
const mark = z.enum(valuesOf(suspectMark)).optional();

/**
 * What was shared in a period, and the clicks and sign-ups since.
 * Click rate: `clicked / shares`; sign-up rate: `signUps / clicks`; there is no rate when the divisor is 0.
 */
const shareSums = z.object({
  shares: z.int(),
  sharers: z.int(),
  /** Shares that were clicked at least once. */
  clicked: z.int(),
  clicks: z.int(),
  signUps: z.int(),
});
export type ShareSums = z.infer<typeof shareSums>;

const share = z.object({
  id,
  user: person,
  channel,
  of,
  /** The room or wish, by its title or text; null for the app itself. */
  target: z.object({ type: z.enum(['room', 'people', 'wish']), id, name: z.string() }).nullable(),
  sharedAt: instant,
  clicks: z.int(),
  signUps: z.int(),
  /** One of its sign-ups is suspicious. */
  suspect: z.boolean(),
});
export type Share = z.infer<typeof share>;

const ofShares = {
  channel: anyOf(channel),
  sharedFrom: instant.optional(),
  sharedTo: instant.optional(),
};

export const shareQuery = pageQuery(['sharedAt', 'clicks', 'signUps'], {
  /** The number or part of the nickname of the sharer. */
  keyword: z.string().trim().max(100).optional(),
  userId: id.optional(),
  of: anyOf(of),
  ...ofShares,
  suspect: mark,
});

/** Someone who signed up through a share. */
const shareSignUp = z.object({
  id,
  user: person,
  sharer: person,
  shareId: id,
  channel,
  device: z.string(),
  ip: z.string(),
  at: instant,
  /** Why it is suspicious; empty if it is not. */
  suspectBy: z.array(z.enum(valuesOf(suspectBy))),
});
export type ShareSignUp = z.infer<typeof shareSignUp>;

export const shareSignUpQuery = pageQuery(['at'], {
  /** The number or part of the nickname of the new user, part of a device, or an address. */
  keyword: z.string().trim().max(100).optional(),
  shareId: id.optional(),
  sharerId: id.optional(),
  device: z.string().trim().max(100).optional(),
  ip: z.string().trim().max(45).optional(),
  ...ofShares,
  atFrom: instant.optional(),
  atTo: instant.optional(),
  suspect: mark,
});

/** Many sign-ups by one device or from one address, close together. */
const shareSuspect = z.object({
  by: z.enum(valuesOf(suspectBy)),
  /** The fingerprint or the address. */
  value: z.string(),
  /** The first and the last sign-up. The list of the device or address between these two has `signUps` rows. */
  from: instant,
  to: instant,
  signUps: z.int(),
  /** The users who shared, those with the most sign-ups first, five at most. */
  sharers: z.array(z.object({ user: person, signUps: z.int() })),
});
export type ShareSuspect = z.infer<typeof shareSuspect>;

const shareStatistic = z.object({
  ...statisticOf(shareSums),
  /** Every channel that was used, most shares first. */
  byChannel: z.array(shareSums.extend({ channel })),
  /** Most sign-ups first, then most clicks; ten at most. */
  topSharers: z.array(shareSums.extend({ user: person })),
});
export type ShareStatistic = z.infer<typeof shareStatistic>;

const requestId = z.uuid();
const source = { ip: z.string().trim().min(1).max(45), device: z.string().trim().min(1).max(100) };

export const shareEndpoints = endpoints({
  [shareCalls.statistic]: {
    summary: 'Statistics of what was shared from a day to another, by day, week or month of a time zone.',
    query: statisticQuery.extend({ channel: anyOf(channel) }),
    data: shareStatistic,
  },
  [shareCalls.pageList]: {
    summary: 'Shares with their clicks and sign-ups, paged, with the sums of the whole filter.',
    query: shareQuery,
    data: page(share).extend({ totals: shareSums.optional() }),
  },
  [shareCalls.signUps]: {
    summary: 'People who signed up by a share, paged, newest first.',
    query: shareSignUpQuery,
    data: page(shareSignUp),
  },
  [shareCalls.suspects]: {
    summary:
      'Devices and addresses with many sign-ups within a day, of some time and with a share of some channel; the latest ten.',
    query: z.object({ atFrom: instant.optional(), atTo: instant.optional(), channel: anyOf(channel) }),
    data: z.array(shareSuspect),
  },
  [shareCalls.record]: {
    summary: 'A user shares something, as the app does. The same requestId makes one share.',
    body: z.object({ userId: id, channel, of, targetId: id.nullable().default(null), requestId }),
    data: z.object({ id }),
  },
  [shareCalls.click]: {
    summary: 'Someone opens what was shared. The same requestId counts once.',
    body: z.object({ shareId: id, ...source, requestId }),
    data: nothing,
  },
  [shareCalls.signUp]: {
    summary: 'A new user came by a share. Each user came by one share at most: the first stays.',
    body: z.object({ shareId: id, userId: id, ...source }),
    data: nothing,
  },
});
