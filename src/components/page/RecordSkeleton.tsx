import { Card } from '@/components/boundary';
import { Skeleton } from '@/components/Skeleton';

/** A record's page until the record is there: its header, its facts, and what stands beside them. */
export function RecordSkeleton() {
  return (
    <div aria-busy>
      <Skeleton
        active
        title={{ width: 240 }}
        paragraph={{ rows: 1, width: 160 }}
        className="fish-page-header fish-header-skeleton"
      />
      <div className="fish-columns">
        <Card size="small">
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
        <Card size="small">
          <Skeleton active />
        </Card>
      </div>
    </div>
  );
}
