import { and, eq, notInArray } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { pushCalls } from '../../../contract/push/calls';
import { PUSH_AHEAD_MAX_DAYS, pushUrlProblem } from '../../../contract/push/enums';
import type { Db } from '../../db/database';
import { DAY_MS, elapsed, isBefore, MINUTE_MS } from '../../lib/time';
import { messages } from '../../messages';
import type { FieldProblem } from '../../refusal';
import { room } from '../room/table';
import { pushMessages } from './messages';

type Form = Body<typeof pushCalls.saveOrUpdate>;
type Opens = Pick<Form, 'opens' | 'url'> & { roomId: string | null | undefined };
type Times = Pick<Form, 'scheduledAt' | 'expiresAt'>;

/** A time up to a minute ago counts as now: clocks differ, and reading the checklist takes time. */
const LATE_MS = MINUTE_MS;

export async function opensProblem(tx: Db, { opens, roomId, url }: Opens): Promise<FieldProblem | undefined> {
  if (opens === 'room') {
    return roomProblem(tx, roomId);
  }
  return opens === 'url' ? urlProblem(url) : undefined;
}

async function roomProblem(tx: Db, roomId: Opens['roomId']): Promise<FieldProblem | undefined> {
  if (!roomId) {
    return { path: 'roomId', text: messages.required };
  }
  const isOpen = and(eq(room.kind, 'activity'), notInArray(room.status, ['draft', 'closed']));
  const known = await tx.$count(room, and(eq(room.id, roomId), isOpen));
  return known ? undefined : { path: 'roomId', text: pushMessages.roomNotToOpen };
}

function urlProblem(url: Opens['url']): FieldProblem | undefined {
  const problem = url ? pushUrlProblem(url) : 'missing';
  return problem && { path: 'url', text: urlProblems[problem] };
}

const urlProblems = {
  missing: messages.required,
  scheme: pushMessages.notAWebAddress,
  credentials: pushMessages.addressWithCredentials,
} as const;

/** A problem that does not depend on the current time. */
export const orderProblem = ({ scheduledAt, expiresAt }: Times): FieldProblem | undefined =>
  scheduledAt && expiresAt && !isBefore(scheduledAt, expiresAt)
    ? { path: 'expiresAt', text: pushMessages.expiryBeforeSchedule }
    : undefined;

/** Problems with the times of a push that is sent now. */
export function* timeProblems({ scheduledAt, expiresAt }: Times, now: string): Generator<FieldProblem> {
  if (scheduledAt && elapsed(scheduledAt, now) > LATE_MS) {
    yield { path: 'scheduledAt', text: messages.timeHasPassed };
  }
  if (scheduledAt && elapsed(now, scheduledAt) > PUSH_AHEAD_MAX_DAYS * DAY_MS) {
    yield { path: 'scheduledAt', text: pushMessages.scheduleTooFar, params: { days: PUSH_AHEAD_MAX_DAYS } };
  }
  if (expiresAt && !isBefore(now, expiresAt)) {
    yield { path: 'expiresAt', text: pushMessages.expiryHasPassed };
  }
}
