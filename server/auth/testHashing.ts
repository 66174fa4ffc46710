import { Busy } from '../lib/boundedQueue';
import { hashing } from './password';

/** Takes all places for hashing. Returns what gives each of them back. */
export async function takePlaces(): Promise<(() => void)[]> {
  const ends: (() => void)[] = [];
  let isFull = false;
  while (!isFull) {
    const place = hashing.admit(() => new Promise<void>((resolve) => ends.push(resolve)));
    place.catch((error) => {
      isFull = error instanceof Busy;
    });
    // A refusal comes at once.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ends;
}

/** Does something each time a password gets in line to be hashed, and keeps it there until that is done. */
export function whileInLine(act: (times: number) => unknown): void {
  const admit = hashing.admit.bind(hashing);
  let times = 0;
  jest.spyOn(hashing, 'admit').mockImplementation((task) =>
    admit((inTurn) =>
      task(async (work) => {
        times += 1;
        await act(times);
        return inTurn(work);
      }),
    ),
  );
}
