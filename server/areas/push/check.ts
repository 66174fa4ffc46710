import { and, eq, notInArray } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import { PUSH_AHEAD_MAX_DAYS, PUSH_URL_SCHEME } from '../../../contract/push/enums';
import type { Db } from '../../db/connect';
import { room } from '../../db/tables';
import { DAY_MS, elapsed, isBefore, MINUTE_MS } from '../../lib/time';
import type { FieldProblem } from '../../refusal';

type Form = Body<typeof paths.push.saveOrUpdate>;
type Opens = Pick<Form, 'opens' | 'url'> & { roomId: string | null | undefined };
type Times = Pick<Form, 'scheduledAt' | 'expiresAt'>;

/** A moment ago still counts as now: clocks differ, and reading the checklist takes a while. */
const LATE_MS = MINUTE_MS;

/** What is wrong with what a tap opens. */
export async function opensProblem(tx: Db, { opens, roomId, url }: Opens): Promise<FieldProblem | undefined> {
  if (opens === 'room') {
    return roomProblem(tx, roomId);
  }
  if (opens === 'url' && !(url && isWebAddress(url))) {
    return { path: 'url', key: url ? 'notAWebAddress' : 'required' };
  }
  return undefined;
}

async function roomProblem(tx: Db, roomId: Opens['roomId']): Promise<FieldProblem | undefined> {
  if (!roomId) {
    return { path: 'roomId', key: 'required' };
  }
  const isOpen = and(eq(room.kind, 'activity'), notInArray(room.status, ['draft', 'closed']));
  const known = await tx.$count(room, and(eq(room.id, roomId), isOpen));
  return known ? undefined : { path: 'roomId', key: 'roomNotToOpen' };
}

const isWebAddress = (url: string) => url.startsWith(PUSH_URL_SCHEME) && !/\s/.test(url) && URL.canParse(url);

/** What no schedule may have, whenever it is looked at. */
export const orderProblem = ({ scheduledAt, expiresAt }: Times): FieldProblem | undefined =>
  scheduledAt && expiresAt && !isBefore(scheduledAt, expiresAt)
    ? { path: 'expiresAt', key: 'expiryBeforeSchedule' }
    : undefined;

/** What is wrong with the times of a push that is sent now. */
export function* timeProblems({ scheduledAt, expiresAt }: Times, now: string): Generator<FieldProblem> {
  if (scheduledAt && elapsed(scheduledAt, now) > LATE_MS) {
    yield { path: 'scheduledAt', key: 'scheduleHasPassed' };
  }
  if (scheduledAt && elapsed(now, scheduledAt) > PUSH_AHEAD_MAX_DAYS * DAY_MS) {
    yield { path: 'scheduledAt', key: 'scheduleTooFar', params: { days: PUSH_AHEAD_MAX_DAYS } };
  }
  if (expiresAt && !isBefore(now, expiresAt)) {
    yield { path: 'expiresAt', key: 'expiryHasPassed' };
  }
}
