import type { WishAnswer } from '../useStatistic';
import { TopGifts } from './TopGifts';
import { WishPeriods } from './WishPeriods';

export function Tables({ answered }: { answered: WishAnswer }) {
  return (
    <>
      <TopGifts answered={answered} />
      <WishPeriods answered={answered} />
    </>
  );
}
