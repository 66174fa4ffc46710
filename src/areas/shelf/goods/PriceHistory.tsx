import type { TableProps } from 'antd';
import type { PriceChange as Change } from '@contract/shelf';
import { shelfCalls } from '@contract/shelf/calls';
import { timedStep } from '@contract/shelf/enums';
import { AdminLink } from '@/components/AdminLink';
import { Card, withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Loaded } from '@/components/Loaded';
import { WideTable } from '@/components/list/WideTable';
import { useMoney } from '@/components/money/useMoney';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { giftPrices, type Item, type ItemPrice } from './item';
import { PriceSteps } from './PriceSteps';

export const PriceHistory = withBoundary(function PriceHistory({ item }: { item: Item }) {
  const t = useTranslations();
  const prices = useCall((options) => call(shelfCalls.prices, { id: item.id }, options), [item.id, item.version]);
  return (
    <Card size="small" title={t('mall.prices')}>
      <Loaded of={prices}>
        {(changes) => (
          <>
            <Steps item={item} changes={changes} />
            <Changes item={item} changes={changes} />
          </>
        )}
      </Loaded>
    </Card>
  );
});

interface PartProps {
  item: Item;
  /** Newest first. */
  changes: Change[];
}

const pricesIn = (change: Change, item: Item): ItemPrice[] =>
  'stones' in item ? [{ amount: change.price, currency: item.currency }] : giftPrices(change);

function Steps({ item, changes }: PartProps) {
  const t = useTranslations();
  const { day } = useFormat();
  const money = useMoney();
  const [newest] = changes;
  const oldestFirst = changes.toReversed();
  if (!newest || changes.length < 2) return null;
  return pricesIn(newest, item).map(({ currency }, index) => {
    const steps = oldestFirst
      .filter(({ at }) => at)
      .map((change) => ({ at: change.at, amount: pricesIn(change, item)[index]?.amount ?? null }));
    const told = steps.flatMap(({ at, amount }) => (amount === null ? [] : [`${day(at)} ${money(amount, currency)}`]));
    if (new Set(steps.map(({ amount }) => amount)).size < 2) return null;
    return (
      <PriceSteps
        key={currency || index}
        steps={steps}
        textOf={(amount) => money(amount, currency)}
        label={t('mall.prices.drawn', { steps: told.join(t('text.comma')) })}
      />
    );
  });
}

function Changes({ item, changes }: PartProps) {
  const t = useTranslations();
  const money = useMoney();
  const text = useTranslations('mall.prices');
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
      render: (_, { by, byId }) => <AdminLink id={byId} name={by} />,
    },
    {
      key: 'reason',
      title: text('reason'),
      render: (_, { reason, timedStep: step }) => (
        <>
          {step && (
            <>
              <EnumText of={timedStep} value={step} />
              {reason && ': '}
            </>
          )}
          <bdi className="fish-prose">{reason ?? (step ? '' : '–')}</bdi>
        </>
      ),
    },
  ];
  return (
    <section className="fish-full-width" aria-label={t('mall.prices')}>
      <WideTable<Change>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={changes}
        locale={{ emptyText: text('none') }}
        pagination={{ pageSize: 8, hideOnSinglePage: true, size: 'small' }}
      />
    </section>
  );
}
