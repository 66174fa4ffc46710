import { useIntl } from '@umijs/max';
import { Flex, Segmented, type TableProps, Typography } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { LedgerEntry } from '@contract/user';
import { currency, ledgerKind } from '@contract/user.enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { useListData } from '@/components/list/useListData';
import { EnumText, useOptions } from '@/components/StatusTag';
import { PagedTable } from './PagedTable';

const PAGE_SIZE = 20;

/** Every change of a user's points and stones, newest first. */
export function Ledger({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const [chosen, setChosen] = useState<LedgerEntry['currency'] | ''>('');
  const [current, setCurrent] = useState(1);
  const query = { id, currency: chosen || undefined, current, pageSize: PAGE_SIZE };
  const data = useListData(paths.user.ledger, query);
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
        options={[{ value: '' as const, label: text('all') }, ...useOptions(currency)]}
        value={chosen}
        onChange={(value) => {
          setChosen(value as typeof chosen);
          setCurrent(1);
        }}
      />
      <PagedTable
        {...data}
        columns={columns}
        empty={text('none')}
        paging={{ current, pageSize: PAGE_SIZE, onChange: setCurrent }}
      />
    </Flex>
  );
}

/** Why the balance moved; for an adjustment also who did it and what they said. */
function Kind({ entry: { kind, reason, by } }: { entry: LedgerEntry }) {
  const said = [by, reason].filter(Boolean).join(': ');
  return (
    <>
      <EnumText of={ledgerKind} value={kind} />
      {said && <div className="fish-small fish-text">{said}</div>}
    </>
  );
}

function Delta({ value }: { value: number }) {
  const { signed } = useFormat();
  return <Typography.Text type={value < 0 ? 'danger' : 'success'}>{signed(value)}</Typography.Text>;
}
