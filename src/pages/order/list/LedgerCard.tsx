import { Link, useIntl } from '@umijs/max';
import { Card, Table } from 'antd';
import type { OrderDetail } from '@contract/order';
import { useLedgerColumns } from '@/components/ledger/useLedgerColumns';

/** What the order moved in its user's balances, oldest first. */
export function LedgerCard({ order: { ledger, user } }: { order: OrderDetail }) {
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
