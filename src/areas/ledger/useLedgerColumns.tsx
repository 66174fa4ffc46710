import { type TableProps, Typography } from 'antd';
import type { LedgerEntry } from '@contract/user';
import { currency, ledgerKind } from '@contract/user/enums';
import { AdminLink } from '@/components/AdminLink';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { RecordLink } from '@/components/RecordLink';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

/** Columns of a ledger. `withRecord` adds the order or wish that the booking belongs to. */
export function useLedgerColumns({ withRecord = false } = {}): NonNullable<TableProps<LedgerEntry>['columns']> {
  const { number } = useFormat();
  const text = useTranslations('user.ledger');
  return [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    {
      key: 'currency',
      title: text('currency'),
      render: (_, entry) => <EnumText of={currency} value={entry.currency} />,
    },
    { key: 'kind', title: text('kind'), render: (_, entry) => <Kind entry={entry} withRecord={withRecord} /> },
    { key: 'delta', title: text('delta'), align: 'right', render: (_, { delta }) => <Delta value={delta} /> },
    { key: 'balance', title: text('balance'), align: 'right', render: (_, { balance }) => number(balance) },
  ];
}

function Kind({
  entry: { kind, reason, by, byId, order, wish, integralId },
  withRecord,
}: {
  entry: LedgerEntry;
  withRecord: boolean;
}) {
  return (
    <>
      <RecordLink type="integral" id={integralId}>
        <EnumText of={ledgerKind} value={kind} />
      </RecordLink>
      {withRecord && <For type="order" record={order} />}
      {withRecord && <For type="wish" record={wish} />}
      {(by || reason) && (
        <div className="fish-small fish-text">
          {by && <AdminLink id={byId} name={by} />}
          {by && reason && ': '}
          {reason}
        </div>
      )}
    </>
  );
}

function For({ type, record }: { type: 'order' | 'wish'; record: { id: string; number: number } | null }) {
  if (!record) return null;
  return (
    <>
      {' '}
      <RecordLink type={type} id={record.id}>
        {record.number}
      </RecordLink>
    </>
  );
}

function Delta({ value }: { value: number }) {
  const { signed } = useFormat();
  return <Typography.Text type={value < 0 ? 'danger' : 'success'}>{signed(value)}</Typography.Text>;
}
