import { Link, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Card, Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { ownZone } from '@/components/format/zone';
import { useMoney } from '@/components/money/useMoney';
import { Sparkline } from '@/components/Sparkline';
import { call, type RequestFailure } from '@/request';
import { salesOf } from './item';

/** What something sold: a picture of 90 days, pieces, buyers, and what it brought in. Every number opens the orders. */
export function Sales({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, refresh } = useRequest(
    () => call(paths.shelf.sales, { id, zone: ownZone() }, { notice: false }),
    { refreshDeps: [id], onError: () => undefined },
  );
  const failure = error as RequestFailure | undefined;
  return (
    <Card size="small" title={formatMessage({ id: 'mall.sales' })}>
      {failure && !data && <Failed message={failure.message} onRetry={refresh} />}
      {!data && !failure && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && <Shown id={id} sales={data} />}
    </Card>
  );
}

type Answer = Output<typeof paths.shelf.sales>;

function Shown({ id, sales: { days, pieces, buyers, revenue } }: { id: string; sales: Answer }) {
  const { formatMessage } = useIntl();
  const { number, day } = useFormat();
  const money = useMoney();
  const recent = days.reduce((sum, each) => sum + each.pieces, 0);
  const best = days.reduce<Answer['days'][number] | undefined>(
    (top, each) => (each.pieces > (top?.pieces ?? 0) ? each : top),
    undefined,
  );
  const text = (key: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `mall.sales.${key}` }, values);
  const line = best
    ? text('line', { recent, days: days.length, best: best.pieces, on: day(`${best.day}T12:00:00`) })
    : text('none', { days: days.length });

  // Today has only begun: as the last point it would look like a fall.
  const wholeDays = days.slice(0, -1).map((each) => each.pieces);
  return (
    <>
      {recent > 0 && <Sparkline label={line} values={wholeDays} height={64} />}
      <Typography.Paragraph type="secondary" className="fish-small">
        {line}
      </Typography.Paragraph>
      <dl className="mall-numbers">
        <Figure label={text('pieces')}>
          {pieces ? <Link to={salesOf(id)}>{number(pieces)}</Link> : number(pieces)}
        </Figure>
        <Figure label={text('buyers')}>{number(buyers)}</Figure>
        {revenue.map(({ currency, amount }) => (
          <Figure key={currency} label={text('revenue')}>
            <Link to={`${salesOf(id)}&currency=${currency}`}>{money(amount, currency)}</Link>
          </Figure>
        ))}
      </dl>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="fish-figure">{children}</dd>
    </div>
  );
}
