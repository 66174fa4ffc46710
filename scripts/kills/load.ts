import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { codes } from '../../contract/codes';
import { userCalls } from '../../contract/user/calls';
import type { Caller } from './caller';
import type { Written } from './written';

const WRITERS = 8;
/** So that a server that refuses at once is not asked a thousand times a second. */
const BREATH_MS = 20;

interface Options {
  callers: readonly Caller[];
  round: number;
  users: readonly string[];
  random: () => number;
}

/** Writers who send one write after the other, until `stop`. */
export class Load {
  readonly written: Written[] = [];
  acknowledged = 0;
  /** How often a caller was told that nothing was saved. */
  refused = 0;
  private stopped = false;
  private readonly writers: Promise<void>[];
  /** Set when a call hangs; later calls are not made. */
  private fault?: unknown;

  constructor({ callers, round, users, random }: Options) {
    const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    this.writers = Array.from({ length: WRITERS }, async (_, index) => {
      const caller = callers[index % callers.length] as Caller;
      while (!this.stopped) {
        const kind = random() < 0.5 ? 'note' : 'points';
        const delta = kind === 'points' ? 1 + Math.floor(random() * 9) : 0;
        const write: Written = { kind, round, key: randomUUID(), userId: one(users), delta, answer: 'unknown' };
        this.written.push(write);
        await send(caller, write).catch((error) => {
          this.fault ??= error;
          this.stopped = true;
        });
        if (write.answer === 'done') this.acknowledged += 1;
        else await setTimeout(BREATH_MS);
        if (write.answer === 'refused') this.refused += 1;
      }
    });
  }

  /** Resolves when so many are acknowledged in all. @throws if a call hangs */
  async until(acknowledged: number): Promise<void> {
    while (this.acknowledged < acknowledged && !this.stopped) await setTimeout(2);
    if (this.fault) throw this.fault;
  }

  /** @throws if a call hung */
  async stop(): Promise<Written[]> {
    this.stopped = true;
    await Promise.all(this.writers);
    if (this.fault) throw this.fault;
    return this.written;
  }
}

/** HTTP 503 and a rule's code say that nothing was saved; anything else leaves it open. */
export async function send(caller: Caller, write: Written): Promise<void> {
  const { userId: id, key, delta } = write;
  const said = await (write.kind === 'note'
    ? caller.try(userCalls.addNote, { id, text: key })
    : caller.try(userCalls.adjustPoints, { id, delta, reason: key, requestId: key }));
  if (!said) return;
  if (said.code === codes.success) write.answer = 'done';
  else if (said.status === 503 || said.status === 200) write.answer = 'refused';
}

/** Sends adjustments again that had no answer, with the same requestId, until each is acknowledged. */
export async function sendAgain(caller: Caller, written: readonly Written[]): Promise<void> {
  for (const write of written) {
    if (write.kind === 'points' && write.answer === 'unknown') await send(caller, write);
  }
}
