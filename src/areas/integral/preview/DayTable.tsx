import { useIntl } from '@umijs/max';
import { type TableProps, Typography } from 'antd';
import type { Output } from '@contract/index';
import { integralEvent, integralWhy } from '@contract/integral/enums';
import type { paths } from '@contract/paths';
import { useFormat } from '@/components/format';
import { WideTable } from '@/components/list/WideTable';
import { useLabels } from '@/components/StatusTag';
import { type Run, runsOf } from './runs';

type Day = Output<typeof paths.integral.preview>['days'][number];
type Previewed = Day['events'][number];

/** Day by day what each event gives, by which rule, and where the cap cuts; days that are alike stand together. */
export function DayTable({ days }: { days: readonly Day[] }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const columns: TableProps<Run<Day>>['columns'] = [
    {
      key: 'day',
      title: formatMessage({ id: 'integral.preview.day' }),
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
      title: formatMessage({ id: 'integral.preview.sum' }),
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

/** The event, and below it the rule that applies to it. */
function RuleHead({ of: { event, rule } }: { of: Previewed }) {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const { points = 0, dailyCap, fromLevel = 0 } = rule ?? {};
  const about = dailyCap
    ? formatMessage({ id: 'integral.preview.rule.capped' }, { points, cap: dailyCap, level: fromLevel })
    : formatMessage({ id: 'integral.preview.rule' }, { points, level: fromLevel });
  return (
    <>
      {label(integralEvent, event)}
      <div className="integral-rule">{rule ? about : formatMessage({ id: 'integral.preview.rule.none' })}</div>
    </>
  );
}

/** Its points on a day; below them what the cap keeps back, or why there are none. */
function Points({ of: { points, withheld, why } }: { of: Previewed }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const label = useLabels();
  return (
    <>
      {number(points)}
      {withheld > 0 && (
        <Typography.Text type="warning" className="integral-note">
          {formatMessage({ id: 'integral.preview.withheld' }, { count: withheld })}
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
