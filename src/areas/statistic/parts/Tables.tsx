import type { Answered } from '../useStatistic';
import { Periods } from './Periods';
import { TopGifts } from './TopGifts';

/** The gifts that were given most, and the numbers of every period. */
export function Tables({ answered }: { answered: Answered }) {
  return (
    <>
      <TopGifts answered={answered} />
      <Periods answered={answered} />
    </>
  );
}
