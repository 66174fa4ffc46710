import { Card, Skeleton } from 'antd';
import type { Answered } from '../useStatistic';
import { Periods } from './Periods';
import { TopGifts } from './TopGifts';

/** The numbers of every period, and the gifts beside them. */
export function Tables({ answered }: { answered: Answered }) {
  return (
    <div className="fish-statistic-tables">
      <Periods answered={answered} />
      <TopGifts answered={answered} />
    </div>
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
