import { useIntl } from '@umijs/max';
import { useUpdateEffect } from 'ahooks';
import { Card, type TableProps } from 'antd';
import { useMemo } from 'react';
import type { Delivery } from '@contract/delivery';
import { deliveryState } from '@contract/delivery/enums';
import type { Enum } from '@contract/enum';
import type { paths } from '@contract/paths';
import { TimeText } from '@/components/format/TimeText';
import { FilterBar } from '@/components/list/FilterBar';
import type { FilterField } from '@/components/list/fields';
import { PagedTable } from '@/components/list/PagedTable';
import { useRecordList } from '@/components/list/useRecordList';
import { PersonCell } from '@/components/PersonCell';
import { StatusTag } from '@/components/StatusTag';

/** Its names in the address begin with this. */
export const RECIPIENTS = 'recipients';

const search = { type: 'text', name: 'keyword', label: 'delivery.search' } as const satisfies FilterField;

interface RecipientsProps {
  path: typeof paths.message.recipients | typeof paths.push.recipients;
  id: string;
  /** What opening it is called: the key of its name, and whether a recipient did. */
  opened: { label: string; options: Enum };
  /** Whether the sending goes on; when it ends, the table is asked anew. */
  going: boolean;
}

/** Who gets a message or a push, and how far that is. */
export function Recipients({ path, id, opened, going }: RecipientsProps) {
  const { formatMessage } = useIntl();
  const spec = useMemo(() => specOf(opened), [opened]);
  const list = useRecordList(path, spec, { id });
  useUpdateEffect(list.refresh, [going]);
  const text = (key: string) => formatMessage({ id: `delivery.${key}` });
  const isFiltered = Object.keys(list.filters).length > 0;

  const columns: TableProps<Delivery>['columns'] = [
    { key: 'user', title: text('user'), render: (_, { user }) => <PersonCell of={user} /> },
    { key: 'state', title: text('state'), render: (_, delivery) => <State of={delivery} /> },
    { key: 'sentAt', title: text('sentAt'), render: (_, { sentAt }) => <TimeText value={sentAt} /> },
    {
      key: 'openedAt',
      title: formatMessage({ id: opened.label }),
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
}

const specOf = ({ label, options }: RecipientsProps['opened']) => ({
  name: 'deliveries',
  prefix: RECIPIENTS,
  fields: [
    search,
    { type: 'choices', name: 'state', label: 'delivery.state', options: deliveryState },
    { type: 'choices', name: 'opened', label, options, single: true },
  ] as const satisfies readonly FilterField[],
  sorts: ['number'] as const,
  defaultOrder: 'ascend' as const,
  defaultSize: 20,
});

/** What came of one copy; below it what the gateway said, and how often it was tried. */
function State({ of: { state, error, attempts } }: { of: Delivery }) {
  const { formatMessage } = useIntl();
  const tries = attempts > 1 && formatMessage({ id: 'delivery.attempts' }, { count: attempts });
  return (
    <>
      <StatusTag of={deliveryState} value={state} />
      {(error || tries) && <div className="fish-text fish-small">{[error, tries].filter(Boolean).join(' · ')}</div>}
    </>
  );
}
