import { useIntl } from '@umijs/max';
import { Button, Checkbox, DatePicker, Flex, Segmented, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { type Grain, grain, STATISTIC_DAYS_MAX } from '@contract/wish/enums';
import { withBoundary } from '@/components/boundary';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { daysText } from './periodText';
import { presets, rangeOf } from './query';
import type { StatisticAddress } from './useStatisticQuery';
import './statistic.css';

const DAY = 'YYYY-MM-DD';

interface QueryBarProps extends Pick<StatisticAddress, 'query' | 'change' | 'wrong'> {
  label: string;
  children?: ReactNode;
}

export const QueryBar = withBoundary(function QueryBar({ query, change, wrong, label, children }: QueryBarProps) {
  const grains = useOptions(grain) as { value: Grain; label: string }[];
  const text = useTranslations('statistic');
  const { locale } = useIntl();
  const daysIn = (preset: (typeof presets)[number]) => {
    const { from, to } = rangeOf(preset, new Date());
    return daysText(locale, from, to);
  };
  return (
    <Flex role="search" aria-label={label} wrap gap={8} align="center" className="fish-filters">
      {presets.map((preset) => (
        <Button
          key={preset}
          shape="round"
          color={preset === query.preset ? 'primary' : 'default'}
          variant={preset === query.preset ? 'filled' : 'outlined'}
          title={daysIn(preset)}
          aria-pressed={preset === query.preset}
          onClick={() => change({ preset })}
        >
          {text(`range.${preset}`)}
        </Button>
      ))}
      <DatePicker.RangePicker
        allowClear={false}
        aria-label={text('range')}
        className="fish-statistic-days"
        value={[dayjs(query.from), dayjs(query.to)]}
        disabledDate={isOut}
        onChange={(days) => {
          const [from, to] = [days?.[0]?.format(DAY), days?.[1]?.format(DAY)];
          if (from && to) change({ from, to });
        }}
      />
      <Segmented<Grain>
        aria-label={text('grain')}
        value={query.grain}
        options={grains}
        onChange={(value) => change({ grain: value })}
      />
      <Checkbox checked={query.compare} onChange={({ target }) => change({ compare: target.checked })}>
        {text('compare')}
      </Checkbox>
      {children}
      {wrong && (
        <Typography.Text type="danger" role="alert" className="fish-statistic-wrong">
          {text(`range.wrong.${wrong}`, { count: STATISTIC_DAYS_MAX })}
        </Typography.Text>
      )}
    </Flex>
  );
});

/** Days in the future, or days that would make the range too long. */
function isOut(day: Dayjs, { from }: { from?: Dayjs }): boolean {
  if (day.isAfter(dayjs(), 'day')) return true;
  return from !== undefined && Math.abs(day.diff(from, 'day')) >= STATISTIC_DAYS_MAX;
}
