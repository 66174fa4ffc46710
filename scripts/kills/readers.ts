import { setTimeout } from 'node:timers/promises';
import { codes } from '../../contract/codes';
import { userCalls } from '../../contract/user/calls';
import { RECOVERY_PAUSES_S } from '../../src/request/useRecovery';
import type { Caller } from './caller';

const READERS = 4;
const BREATH_MS = 20;

/** Readers who read one record after the other, until `stop`, and ask again as pages do where a read failed. */
export class Readers {
  answered = 0;
  /** Of them, answered at a second try, and at a later one. */
  second = 0;
  later = 0;
  private failing = 0;
  private stopped = false;
  private readonly reading: Promise<void>[];

  constructor(caller: Caller, users: readonly string[]) {
    this.reading = Array.from({ length: READERS }, async (_, index) => {
      for (let at = index; !this.stopped; at += READERS) {
        const tries = await this.read(caller, users[at % users.length] ?? '');
        this.answered += 1;
        if (tries === 2) this.second += 1;
        if (tries > 2) this.later += 1;
        await setTimeout(BREATH_MS);
      }
    });
  }

  /** Resolves when no read waits for another try. */
  async settled(): Promise<void> {
    while (this.failing) await setTimeout(BREATH_MS);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.reading);
  }

  private async read(caller: Caller, id: string): Promise<number> {
    const works = async () => (await caller.try(userCalls.detail, { id }))?.code === codes.success;
    if (await works()) return 1;
    this.failing += 1;
    for (let tries = 2; ; tries += 1) {
      await setTimeout((RECOVERY_PAUSES_S[tries - 2] ?? 60) * 1000);
      if (!(await works())) continue;
      this.failing -= 1;
      return tries;
    }
  }
}
