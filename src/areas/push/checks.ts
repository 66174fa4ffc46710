import type { AudienceEstimate } from '@contract/audience';
import { charactersIn } from '@contract/characters';
import {
  PUSH_AHEAD_MAX_DAYS,
  PUSH_BODY_MAX,
  PUSH_TITLE_MAX,
  pushUrlProblem,
  QUIET_FROM_HOUR,
  QUIET_TO_HOUR,
} from '@contract/push/enums';
import { variablesIn } from '@contract/variables';
import { DAY_MS } from '@/components/format/day';
import type { MessageIdBelow } from '@/locales/messages';
import { appHourOf } from './appTime';
import type { PushValues } from './values';

export interface Check {
  /** Its text is `push.check.<key>`. */
  key: MessageIdBelow<'push.check'>;
  /** `stop`: it can't be sent. `waiting`: not known yet. */
  level: 'ok' | 'warning' | 'stop' | 'waiting';
  field: keyof PushValues;
  values?: Record<string, string | number>;
}

interface Known {
  estimate?: AudienceEstimate;
  /** True if the audience has no entries, so that nothing is estimated. */
  namesNobody?: boolean;
  now: number;
}

/** A time up to a minute ago still counts as now, because writing takes a moment. */
const GRACE_MS = 60 * 1000;

export function checklist(values: Partial<PushValues>, known: Known): Check[] {
  return [
    textCheck('title', values.title, PUSH_TITLE_MAX),
    textCheck('body', values.body, PUSH_BODY_MAX),
    ...variableChecks(values, known),
    opensCheck(values),
    audienceCheck(values, known),
    ...timeChecks(values, known.now),
  ];
}

export const stopsIn = (checks: readonly Check[]): Check[] =>
  checks.filter(({ level }) => level === 'stop' || level === 'waiting');

/** In characters, without the spaces around it, which are not sent. */
export const lengthOf = (text = ''): number => charactersIn(text.trim());

function textCheck(field: 'title' | 'body', text: string | undefined, max: number): Check {
  const length = lengthOf(text);
  if (length === 0) return { key: `${field}.missing`, level: 'stop', field };
  if (length > max) return { key: `${field}.tooLong`, level: 'stop', field, values: { length, max } };
  return { key: field, level: 'ok', field, values: { length, max } };
}

function variableChecks({ title = '', body = '' }: Partial<PushValues>, { estimate }: Known): Check[] {
  const used = (
    [
      ['title', title],
      ['body', body],
    ] as const
  ).flatMap(([field, text]) => variablesIn(text).map((use) => ({ field, ...use })));
  if (used.length === 0) return [];
  const unknown = used
    .filter((use) => !use.known && use === used.find(({ source }) => source === use.source))
    .map(({ field, source }): Check => ({ key: 'variable.unknown', level: 'warning', field, values: { source } }));
  const empty = (estimate?.empty ?? [])
    .filter(({ recipients }) => recipients > 0)
    .map(({ variable, recipients }): Check => {
      const field = used.find((use) => use.name === variable && use.instead === null)?.field ?? 'body';
      return { key: 'variable.empty', level: 'warning', field, values: { variable, count: recipients } };
    });
  const wrong = [...unknown, ...empty];
  return wrong.length > 0 ? wrong : [{ key: 'variable', level: 'ok', field: used[0]?.field ?? 'body' }];
}

function opensCheck({ opens, roomId, url }: Partial<PushValues>): Check {
  if (opens === 'room') return roomId ? { key: 'room', level: 'ok', field: 'roomId' } : stop('room.missing', 'roomId');
  if (opens !== 'url') return { key: 'app', level: 'ok', field: 'opens' };
  if (!url?.trim()) return stop('url.missing', 'url');
  const problem = urlProblem(url);
  return problem ? stop(problem, 'url') : { key: 'url', level: 'ok', field: 'url' };
}

export function urlProblem(url: string): 'url.scheme' | 'url.credentials' | undefined {
  const problem = pushUrlProblem(url.trim());
  return problem && `url.${problem}`;
}

function audienceCheck(values: Partial<PushValues>, { estimate, namesNobody }: Known): Check {
  const field = 'audience.kind';
  const kind = values[field];
  if (!kind) return stop('audience.missing', field);
  if (namesNobody) return stop('audience.nobody', 'audience.numbers');
  if (!estimate) return { key: 'audience.waiting', level: 'waiting', field };
  const { recipients: count, everyone } = estimate;
  if (count === 0) return stop('audience.nobody', field);
  if (count === everyone) return { key: 'audience.everyone', level: 'warning', field, values: { count } };
  return { key: 'audience', level: 'ok', field, values: { count } };
}

function timeChecks({ when, scheduledAt, expiresAt }: Partial<PushValues>, now: number): Check[] {
  const isScheduled = when === 'at';
  if (isScheduled && !scheduledAt) return [stop('time.missing', 'scheduledAt')];
  const at = isScheduled ? Date.parse(scheduledAt as string) : now;
  const field = isScheduled ? 'scheduledAt' : 'when';
  return [timeCheck(at, now, field), ...expiryCheck(expiresAt, at)];
}

function timeCheck(at: number, now: number, field: 'scheduledAt' | 'when'): Check {
  if (at < now - GRACE_MS) return stop('time.past', field);
  if (at > now + PUSH_AHEAD_MAX_DAYS * DAY_MS) {
    return { ...stop('time.far', field), values: { days: PUSH_AHEAD_MAX_DAYS } };
  }
  const hour = appHourOf(new Date(at).toISOString());
  const isQuiet = hour >= QUIET_FROM_HOUR || hour < QUIET_TO_HOUR;
  if (isQuiet) {
    return { key: 'time.quiet', level: 'warning', field, values: { from: QUIET_FROM_HOUR, to: QUIET_TO_HOUR } };
  }
  return { key: field === 'when' ? 'time.now' : 'time', level: 'ok', field };
}

function expiryCheck(expiresAt: string | null | undefined, at: number): Check[] {
  if (!expiresAt) return [];
  const isAfter = Date.parse(expiresAt) > at;
  return [isAfter ? { key: 'expiry', level: 'ok', field: 'expiresAt' } : stop('expiry.before', 'expiresAt')];
}

const stop = (key: Check['key'], field: keyof PushValues): Check => ({ key, level: 'stop', field });
