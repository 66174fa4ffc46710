import { useUpdateEffect } from 'ahooks';
import type { TableProps } from 'antd';
import { useMemo } from 'react';
import type { Delivery } from '@contract/delivery';
import { deliveryState } from '@contract/delivery/enums';
import type { Enum } from '@contract/enum';
import type { messageCalls } from '@contract/message/calls';
import type { pushCalls } from '@contract/push/calls';
import { Has } from '@/components/availability/Has';
import { Card, withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { FilterBar } from '@/components/list/FilterBar';
import type { FilterField } from '@/components/list/fields';
import { PagedTable } from '@/components/list/PagedTable';
import { useRecordList } from '@/components/list/useRecordList';
import { PersonCell } from '@/components/PersonCell';
import { StatusTag } from '@/components/StatusTag';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';

/** Prefix of this table's names in the address. */
export const RECIPIENTS_PREFIX = 'recipients';

const search = { type: 'text', name: 'keyword', label: 'delivery.search' } as const satisfies FilterField;

interface RecipientsProps {
  path: typeof messageCalls.recipients | typeof pushCalls.recipients;
  id: string;
  /** The key of the word for opening it, and the values of the filter. */
  opened: { label: MessageId; options: Enum };
  /** True while it is being sent; when it ends, the table reloads. */
  going: boolean;
}

export function Recipients(props: RecipientsProps) {
  return (
    <Has call={props.path}>
      <RecipientList {...props} />
    </Has>
  );
}

const RecipientList = withBoundary(function RecipientList({ path, id, opened, going }: RecipientsProps) {
  const t = useTranslations();
  const spec = useMemo(() => specOf(opened), [opened]);
  const list = useRecordList(path, spec, { id });
  useUpdateEffect(list.refresh, [going]);
  const text = useTranslations('delivery');
  const isFiltered = Object.keys(list.filters).length > 0;

  const columns: TableProps<Delivery>['columns'] = [
    { key: 'user', title: text('user'), render: (_, { user }) => <PersonCell of={user} /> },
    { key: 'state', title: text('state'), render: (_, delivery) => <State of={delivery} /> },
    { key: 'sentAt', title: text('sentAt'), render: (_, { sentAt }) => <TimeText value={sentAt} /> },
    {
      key: 'openedAt',
      title: t(opened.label),
      render: (_, { openedAt }) => <TimeText value={openedAt} />,
    },
  ];
  return (
    <Card size="small" title={text('recipients')}>
      <FilterBar list={list} search={search} fields={spec.fields} label={text('filter')} />
      <PagedTable
        label={text('recipients')}
        list={list}
        columns={columns}
        empty={text(isFiltered ? 'nothing' : 'none')}
      />
    </Card>
  );
});

const specOf = ({ label, options }: RecipientsProps['opened']) => ({
  name: 'deliveries',
  prefix: RECIPIENTS_PREFIX,
  fields: [
    search,
    { type: 'choices', name: 'state', label: 'delivery.state', options: deliveryState },
    { type: 'choices', name: 'opened', label, options, single: true },
  ] as const satisfies readonly FilterField[],
  sorts: ['number'] as const,
  defaultOrder: 'ascend' as const,
  defaultSize: 20,
});

function State({ of: { state, error, attempts } }: { of: Delivery }) {
  const t = useTranslations();
  const tries = attempts > 1 && t('delivery.attempts', { count: attempts });
  return (
    <>
      <StatusTag of={deliveryState} value={state} />
      {(error || tries) && <div className="fish-text fish-small">{[error, tries].filter(Boolean).join(' · ')}</div>}
    </>
  );
}
