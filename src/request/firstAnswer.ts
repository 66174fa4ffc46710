import type { Path } from '@contract/index';
import { writes } from '@contract/writes';
import { isUnknown } from './availability';

const underway = new Map<Path, Promise<void>>();

/**
 * Sends a call. While the service has yet to say whether it has it, questions go one after the other, so that a missing
 * one is asked once.
 */
export function afterFirstAnswer<T>(call: Path, send: () => Promise<T>): Promise<T> {
  const answer = underway.get(call)?.then(send) ?? send();
  if (isUnknown(call) && !writes(call)) wait(call, answer);
  return answer;
}

function wait(call: Path, answer: Promise<unknown>): void {
  const forget = () => {
    if (underway.get(call) === settled) underway.delete(call);
  };
  const settled = answer.then(forget, forget);
  underway.set(call, settled);
}
