import { Link, useIntl } from '@umijs/max';
import { Card, Table } from 'antd';
import type { LedgerEntry } from '@contract/user';
import { useLedgerColumns } from '@/components/ledger/useLedgerColumns';

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
      <Table
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={ledger}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: formatMessage({ id: 'order.ledger.none' }) }}
      />
    </Card>
  );
}
