import { Link, useIntl } from '@umijs/max';
import { Card } from 'antd';
import type { LedgerEntry } from '@contract/user';
import { WideTable } from '@/components/list/WideTable';
import { useLedgerColumns } from './useLedgerColumns';

interface LedgerCardProps {
  /** A record and what it moved in its user's balances, oldest first. */
  of: { ledger: LedgerEntry[]; user: { id: string } };
}

/** What a record moved in its user's balances, oldest first. */
export function LedgerCard({ of: { ledger, user } }: LedgerCardProps) {
  const { formatMessage } = useIntl();
  const columns = useLedgerColumns();
  return (
    <Card
      size="small"
      title={formatMessage({ id: 'order.ledger' })}
      extra={
        <Link to={`/user/appUser?id=${user.id}&tab=ledger`} className="fish-small">
          {formatMessage({ id: 'order.ledger.all' })}
        </Link>
      }
    >
      <WideTable
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={ledger}
        pagination={false}
        locale={{ emptyText: formatMessage({ id: 'order.ledger.none' }) }}
      />
    </Card>
  );
}
