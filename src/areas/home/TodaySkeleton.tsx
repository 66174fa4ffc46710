import { Card } from '@/components/boundary';
import { Skeleton } from '@/components/Skeleton';

/** As much as there will be: what is to do, today's numbers, and the cards below them. */
export function TodaySkeleton() {
  return (
    <div aria-busy>
      <div className="home-figures home-figures-todo">{[...'abcd'].map(figure)}</div>
      <div className="home-figures">{[...'abcdef'].map(figure)}</div>
      <div className="fish-home">
        <Card>
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
        <div className="fish-home-todo">
          <Card>
            <Skeleton active />
          </Card>
        </div>
      </div>
    </div>
  );
}

const figure = (key: string) => (
  <Card key={key} size="small">
    <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '70%' }} />
  </Card>
);
