import type { Path } from '../../contract';
import type { SignedIn } from '../backEnds/backEnd';
import { type Answer, pointAt } from './answers';
import { control } from './control';

export interface BackEnd {
  /** Signs an admin in before the console starts; the demo data's first one unless told otherwise. */
  signIn(account?: string): Promise<void>;
  /** Answers the next calls of `METHOD path` with something else than the truth: a failure, or an answer that is held. */
  answerNext(call: Path, ...answers: Answer[]): Promise<void>;
  /** Lets the answer go that is held the longest; waits for its request if that is still on its way. */
  release(): Promise<void>;
}

/**
 * Gives this test file the real back end, on its own copy of a small demo database, and points the console at it.
 * Tests of one file share the copy; with `each` every test has a fresh one.
 */
export function openBackEnd({ each = false } = {}): BackEnd {
  let address = '';
  const [before, after] = each ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    address = await control<string>('open');
    pointAt(address);
  });
  after(() => control('close', { address }));

  return {
    async signIn(account = 'admin') {
      const { token, userInfo } = await control<SignedIn>('signIn', { address, account });
      localStorage.setItem('userInfo', JSON.stringify(userInfo));
      localStorage.setItem('authorization', token);
    },
    answerNext: (call, ...answers) => control('answerNext', { address, call, answers }),
    release: () => control('release', { address }),
  };
}
