import { Flex, Segmented } from 'antd';
import { userCalls } from '@contract/user/calls';
import { currency } from '@contract/user/enums';
import { useLedgerColumns } from '@/areas/ledger';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'userLedger',
  prefix: 'ledger',
  fields: [{ type: 'choices', name: 'currency', label: 'user.ledger.currency', options: currency, single: true }],
  sorts: ['at'],
} as const satisfies ListSpec;

export function Ledger({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(userCalls.ledger, spec, { id });
  const columns = useLedgerColumns({ withRecord: true });
  const text = useTranslations('user.ledger');

  return (
    <Flex vertical align="flex-start" gap={12}>
      <Segmented
        aria-label={text('currency')}
        options={[{ value: '', label: text('all') }, ...useOptions(currency)]}
        value={list.filters.currency ?? ''}
        onChange={(value) => list.setFilters({ currency: value })}
      />
      <PagedTable label={t('user.tab.ledger')} list={list} columns={columns} empty={text('none')} />
    </Flex>
  );
}
