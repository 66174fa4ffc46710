import { Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Output } from '@contract/index';
import { shelfCalls } from '@contract/shelf/calls';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Card, withBoundary } from '@/components/boundary';
import { sumOf, useFormat } from '@/components/format';
import { ownZone } from '@/components/format/zone';
import { Loaded } from '@/components/Loaded';
import { useMoney } from '@/components/money/useMoney';
import { Sparkline } from '@/components/Sparkline';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { type ItemKey, salesOf } from './item';

export const Sales = withBoundary(function Sales({ of }: { of: ItemKey }) {
  const { id } = of;
  const t = useTranslations();
  const sales = useCall((options) => call(shelfCalls.sales, { id, zone: ownZone() }, options), [id]);
  return (
    <Card size="small" title={t('mall.sales')}>
      <Loaded of={sales}>{(answer) => <Shown of={of} sales={answer} />}</Loaded>
    </Card>
  );
});

type Answer = Output<typeof shelfCalls.sales>;

function Shown({ of, sales: { days, pieces, buyers, revenue } }: { of: ItemKey; sales: Answer }) {
  const { number, day } = useFormat();
  const money = useMoney();
  const recent = sumOf(days.map((each) => each.pieces)) ?? 0;
  const best = days.reduce<Answer['days'][number] | undefined>(
    (top, each) => (each.pieces > (top?.pieces ?? 0) ? each : top),
    undefined,
  );
  const text = useTranslations('mall.sales');
  const line = best
    ? text('line', { recent, days: days.length, best: best.pieces, on: day(`${best.day}T12:00:00`) })
    : text('none', { days: days.length });

  // Today is not over: its low number would look like a fall.
  const wholeDays = days.slice(0, -1).map((each) => each.pieces);
  return (
    <>
      {recent > 0 && <Sparkline label={line} values={wholeDays} height={64} />}
      <Typography.Paragraph type="secondary" className="fish-small">
        {line}
      </Typography.Paragraph>
      <Typography.Text type="secondary" className="fish-small">
        {text('ever')}
      </Typography.Text>
      <dl className="mall-numbers">
        <Figure label={text('pieces')}>
          {pieces ? (
            <ScreenLink plain to={salesOf(of)}>
              {number(pieces)}
            </ScreenLink>
          ) : (
            number(pieces)
          )}
        </Figure>
        <Figure label={text('buyers')}>{number(buyers)}</Figure>
        {revenue.length > 0 && (
          <Figure label={text('revenue')}>
            {revenue.map(({ currency, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places, and a service may not name the currency
              <span key={index}>
                {index > 0 && ' · '}
                <ScreenLink plain to={`${salesOf(of)}&currency=${currency}`}>
                  {money(amount, currency)}
                </ScreenLink>
              </span>
            ))}
          </Figure>
        )}
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
