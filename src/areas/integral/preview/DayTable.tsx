import { type TableProps, Typography } from 'antd';
import type { Output } from '@contract/index';
import type { integralCalls } from '@contract/integral/calls';
import { integralEvent, integralWhy } from '@contract/integral/enums';
import { useFormat } from '@/components/format';
import { WideTable } from '@/components/list/WideTable';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { type Run, runsOf } from './runs';

type Day = Output<typeof integralCalls.preview>['days'][number];
type Previewed = Day['events'][number];

export function DayTable({ days }: { days: readonly Day[] }) {
  const t = useTranslations();
  const { number } = useFormat();
  const columns: TableProps<Run<Day>>['columns'] = [
    {
      key: 'day',
      title: t('integral.preview.day'),
      render: (_, { from, to }) => (
        <span className="fish-nowrap">{from === to ? number(from) : `${number(from)}–${number(to)}`}</span>
      ),
    },
    ...(days[0]?.events ?? []).map((first, index) => ({
      key: first.event,
      align: 'right' as const,
      title: <RuleHead of={first} />,
      render: (_: unknown, { day }: Run<Day>) => {
        const given = day.events[index];
        return given && <Points of={given} />;
      },
    })),
    {
      key: 'points',
      title: t('integral.preview.sum'),
      align: 'right',
      render: (_, { day }) => number(day.points),
    },
  ];
  return (
    <WideTable<Run<Day>>
      size="small"
      className="integral-days"
      rowKey="from"
      columns={columns}
      dataSource={runsOf(days)}
      pagination={false}
    />
  );
}

function RuleHead({ of: { event, rule } }: { of: Previewed }) {
  const t = useTranslations();
  const label = useLabels();
  const { points = 0, dailyCap, fromLevel = 0 } = rule ?? {};
  const about = dailyCap
    ? t('integral.preview.rule.capped', { points, cap: dailyCap, level: fromLevel })
    : t('integral.preview.rule', { points, level: fromLevel });
  return (
    <>
      {label(integralEvent, event)}
      <div className="integral-rule">{rule ? about : t('integral.preview.rule.none')}</div>
    </>
  );
}

function Points({ of: { points, withheld, why } }: { of: Previewed }) {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  return (
    <>
      {number(points)}
      {withheld > 0 && (
        <Typography.Text type="warning" className="integral-note">
          {t('integral.preview.withheld', { count: withheld })}
        </Typography.Text>
      )}
      {withheld === 0 && why && (
        <Typography.Text type="secondary" className="integral-note">
          {label(integralWhy, why)}
        </Typography.Text>
      )}
    </>
  );
}
