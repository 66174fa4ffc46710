import { useIntl } from '@umijs/max';
import { Flex, Segmented, type TableProps, Typography } from 'antd';
import { paths } from '@contract/paths';
import type { LedgerEntry } from '@contract/user';
import { currency, ledgerKind } from '@contract/user.enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, useOptions } from '@/components/StatusTag';

const spec = {
  name: 'userLedger',
  prefix: 'ledger',
  fields: [{ type: 'choices', name: 'currency', label: 'user.ledger.currency', options: currency, single: true }],
  sorts: ['at'],
} as const satisfies ListSpec;

/** Every change of a user's points and stones, newest first. */
export function Ledger({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const list = useRecordList(paths.user.ledger, spec, { id });
  const text = (key: string) => formatMessage({ id: `user.ledger.${key}` });

  const columns: TableProps<LedgerEntry>['columns'] = [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    {
      key: 'currency',
      title: text('currency'),
      render: (_, entry) => <EnumText of={currency} value={entry.currency} />,
    },
    { key: 'kind', title: text('kind'), render: (_, entry) => <Kind entry={entry} /> },
    { key: 'delta', title: text('delta'), align: 'right', render: (_, { delta }) => <Delta value={delta} /> },
    { key: 'balance', title: text('balance'), align: 'right', render: (_, { balance }) => number(balance) },
  ];

  return (
    <Flex vertical align="flex-start" gap={12}>
      <Segmented
        aria-label={text('currency')}
        options={[{ value: '', label: text('all') }, ...useOptions(currency)]}
        value={list.filters.currency ?? ''}
        onChange={(value) => list.setFilters({ currency: value })}
      />
      <PagedTable label={formatMessage({ id: 'user.tab.ledger' })} list={list} columns={columns} empty={text('none')} />
    </Flex>
  );
}

/** Why the balance moved; for an adjustment also who did it and what they said. */
function Kind({ entry: { kind, reason, by, byId } }: { entry: LedgerEntry }) {
  return (
    <>
      <EnumText of={ledgerKind} value={kind} />
      {(by || reason) && (
        <div className="fish-small fish-text">
          <RecordLink type="sysUser" id={byId}>
            {by}
          </RecordLink>
          {by && reason && ': '}
          {reason}
        </div>
      )}
    </>
  );
}

function Delta({ value }: { value: number }) {
  const { signed } = useFormat();
  return <Typography.Text type={value < 0 ? 'danger' : 'success'}>{signed(value)}</Typography.Text>;
}
