import { Card, Skeleton } from 'antd';
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

/** Where a chart or a table will stand. */
export function BlockWaiting() {
  return (
    <Card size="small">
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </Card>
  );
}
