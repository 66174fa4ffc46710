import { setTimeout } from 'node:timers/promises';
import { messageCalls } from '../../contract/message/calls';
import { pushCalls } from '../../contract/push/calls';
import { everyone } from '../../server/delivery/testSending';
import type { Caller } from './caller';

const ENDS_WITHIN_MS = 120_000;

/** A push or a message to everyone. */
export interface Sending {
  kind: 'push' | 'message';
  id: string;
  version: number;
}

export async function draft(caller: Caller, kind: Sending['kind']): Promise<Sending> {
  const text = { title: 'Hello {nickname}', body: 'Come in', audience: everyone };
  const times = { scheduledAt: null, expiresAt: null };
  const opens = { image: null, opens: 'app', roomId: null, url: null } as const;
  const { id, version } =
    kind === 'push'
      ? await caller.get(pushCalls.saveOrUpdate, { ...text, ...times, ...opens })
      : await caller.get(messageCalls.saveOrUpdate, { ...text, ...times, type: 'system' });
  return { kind, id, version };
}

/** Whether it was acknowledged. */
export async function dispatch(caller: Caller, { kind, id, version }: Sending): Promise<boolean> {
  const said = await caller.try(kind === 'push' ? pushCalls.send : messageCalls.send, { id, version });
  return said?.code === 200;
}

/** Waits until it has ended by itself, if it has begun. Returns what is wrong with it. */
export async function ended(caller: Caller, { kind, id }: Sending, wasTold: boolean): Promise<string[]> {
  const until = Date.now() + ENDS_WITHIN_MS;
  while (Date.now() < until) {
    const { status, progress, finishedAt } = await caller.get(DETAIL[kind], { id });
    if (status === 'draft') return wasTold ? [`the ${kind} ${id} was acknowledged, and is a draft again`] : [];
    const open = progress.recipients - progress.sent;
    if (finishedAt) return open ? [`the ${kind} ${id} has ended, and ${open} did not get it`] : [];
    await setTimeout(50);
  }
  return [`the ${kind} ${id} has not ended within ${ENDS_WITHIN_MS / 1000} s`];
}

const DETAIL = { push: pushCalls.detail, message: messageCalls.detail } as const;
