import { useIntl } from '@umijs/max';
import { Flex, Segmented } from 'antd';
import { paths } from '@contract/paths';
import { currency } from '@contract/user/enums';
import { useLedgerColumns } from '@/areas/ledger';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { useOptions } from '@/components/StatusTag';

const spec = {
  name: 'userLedger',
  prefix: 'ledger',
  fields: [{ type: 'choices', name: 'currency', label: 'user.ledger.currency', options: currency, single: true }],
  sorts: ['at'],
} as const satisfies ListSpec;

/** Every change of a user's points and stones, newest first. */
export function Ledger({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const list = useRecordList(paths.user.ledger, spec, { id });
  const columns = useLedgerColumns({ withRecord: true });
  const text = (key: string) => formatMessage({ id: `user.ledger.${key}` });

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
