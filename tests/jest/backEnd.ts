import type { Profile } from '../../config/backEnd';
import type { Path } from '../../contract';
import type { SignedIn } from '../backEnds/backEnd';
import type { Spoiling } from '../backEnds/spoil';
import { type Answer, pointAt } from './answers';
import { control } from './control';

export interface BackEnd {
  /** Signs an admin in before the console starts; by default the demo's first admin. */
  signIn(account?: string): Promise<void>;
  /** Adds very many app users, called `Crowd 1` and so on (server/testCrowd.ts). */
  addCrowd(count: number): Promise<void>;
  /** Replaces the answers to the next calls of `METHOD path`, by a failure or by a delayed answer. */
  answerNext(call: Path, ...answers: Answer[]): Promise<void>;
  /** Spoils all answers from now on (tests/backEnds/spoil.ts); without `how` no more. */
  spoil(how?: Spoiling): Promise<void>;
  /** From now on the back end has only these calls; to others it answers HTTP 404 with a page, as a web server does. */
  onlyCalls(calls: readonly Path[]): Promise<void>;
  /** The calls that it was asked for and does not have, in order. */
  refused(): Promise<string[]>;
  /** The console's profile says this besides the address, as in `fish.config.json`. */
  profile(profile: Profile): void;
  /** Sends the oldest delayed answer; waits for its request if that has not arrived yet. */
  release(): Promise<void>;
}

/**
 * Gives this test file the real back end, on its own copy of a small demo database, and sets the console's base
 * address. All tests of the file share the copy; with `each`, every test has its own.
 */
export function openBackEnd({ each = false } = {}): BackEnd {
  let address = '';
  const [before, after] = each ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    address = await control<string>('open');
    pointAt(address);
  });
  afterEach(async () => expect(await control('undescribed', { address })).toEqual([]));
  after(() => control('close', { address }));
  // What a test prepared and did not need is not answered to the next one.
  if (!each) afterEach(() => control('dropAnswers', { address }));

  return {
    async signIn(account = 'admin') {
      const { token, userInfo } = await control<SignedIn>('signIn', { address, account });
      localStorage.setItem('userInfo', JSON.stringify(userInfo));
      localStorage.setItem('authorization', token);
    },
    addCrowd: (count) => control('addCrowd', { address, count }),
    answerNext: (call, ...answers) => control('answerNext', { address, call, answers }),
    spoil: (how) => control('spoil', { address, how }),
    onlyCalls: (calls) => control('onlyCalls', { address, calls }),
    refused: () => control('refused', { address }),
    profile: (profile) => pointAt(address, profile),
    release: () => control('release', { address }),
  };
}
