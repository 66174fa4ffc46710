import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Card, Skeleton, type TableProps } from 'antd';
import { paths } from '@contract/paths';
import type { PriceChange as Change } from '@contract/shelf';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { WideTable } from '@/components/list/WideTable';
import { useMoney } from '@/components/money/useMoney';
import { RecordLink } from '@/components/RecordLink';
import { call, type RequestFailure } from '@/request';
import { giftPrices, type Item, type Price } from './item';
import { PriceSteps } from './PriceSteps';

/** The prices that something had: drawn, and below when, by whom and why each was set. */
export function PriceHistory({ item }: { item: Item }) {
  const { formatMessage } = useIntl();
  const { data, error, refresh } = useRequest(() => call(paths.shelf.prices, { id: item.id }, { notice: false }), {
    refreshDeps: [item.id, item.version],
    onError: () => undefined,
  });
  const failure = error as RequestFailure | undefined;
  return (
    <Card size="small" title={formatMessage({ id: 'mall.prices' })}>
      {failure && !data && <Failed message={failure.message} onRetry={refresh} />}
      {!data && !failure && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && <Steps item={item} changes={data} />}
      {data && <Changes item={item} changes={data} />}
    </Card>
  );
}

interface PartProps {
  item: Item;
  /** Newest first. */
  changes: Change[];
}

const pricesIn = (change: Change, item: Item): Price[] =>
  'stones' in item ? [{ amount: change.price, currency: item.currency }] : giftPrices(change);

/** A line for each way to pay that it ever had. */
function Steps({ item, changes }: PartProps) {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const money = useMoney();
  const [newest] = changes;
  const oldestFirst = changes.toReversed();
  if (!newest || changes.length < 2) return null;
  return pricesIn(newest, item).map(({ currency }, index) => {
    const steps = oldestFirst.map((change) => ({
      at: change.at,
      amount: pricesIn(change, item)[index]?.amount ?? null,
    }));
    const told = steps.flatMap(({ at, amount }) => (amount === null ? [] : [`${day(at)} ${money(amount, currency)}`]));
    if (new Set(steps.map(({ amount }) => amount)).size < 2) return null;
    return (
      <PriceSteps
        key={currency}
        steps={steps}
        textOf={(amount) => money(amount, currency)}
        label={formatMessage({ id: 'mall.prices.drawn' }, { steps: told.join(', ') })}
      />
    );
  });
}

function Changes({ item, changes }: PartProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const text = (key: string) => formatMessage({ id: `mall.prices.${key}` });
  const columns: TableProps<Change>['columns'] = [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    {
      key: 'price',
      title: text('price'),
      align: 'right',
      render: (_, change) => {
        const had = pricesIn(change, item).flatMap(({ amount, currency }) =>
          amount === null ? [] : [money(amount, currency)],
        );
        return <span className="fish-nowrap">{had.join(' / ')}</span>;
      },
    },
    {
      key: 'by',
      title: text('by'),
      render: (_, { by, byId }) =>
        by ? (
          <RecordLink type="sysUser" id={byId}>
            <bdi>{by}</bdi>
          </RecordLink>
        ) : (
          '–'
        ),
    },
    {
      key: 'reason',
      title: text('reason'),
      render: (_, { reason }) => <bdi className="fish-prose">{reason ?? '–'}</bdi>,
    },
  ];
  return (
    <section className="fish-full-width" aria-label={formatMessage({ id: 'mall.prices' })}>
      <WideTable<Change>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={changes}
        locale={{ emptyText: text('none') }}
        pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
      />
    </section>
  );
}
