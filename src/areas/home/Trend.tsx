import { history, useIntl } from '@umijs/max';
import { Card, Flex, Segmented, theme } from 'antd';
import { useMemo, useState } from 'react';
import { palette } from '@config/theme';
import type { HomeSummary } from '@contract/home';
import { toMajor } from '@contract/money.enums';
import { Chart } from '@/components/chart';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { useTheme, wantsMotion } from '@/components/ThemeProvider';
import { type Measure, measures, trendLinks } from './links';
import { TrendTable } from './TrendTable';
import { trendOption } from './trendOption';

const HEIGHT = 240;
const looks = ['chart', 'table'] as const;

/** The last 30 days of one measure. A day opens its list. */
export function Trend({ of: { trend, currency } }: { of: Pick<HomeSummary, 'trend' | 'currency'> }) {
  const { formatMessage } = useIntl();
  const [measure, setMeasure] = useState<Measure>('newUsers');
  const [look, setLook] = useState<(typeof looks)[number]>('chart');
  const text = (key: string) => formatMessage({ id: `home.trend.${key}` });
  const value = useValueText(measure, currency);
  const linkOf = (day: string) => trendLinks[measure](day, currency);

  return (
    <Card size="small" title={text('title')}>
      <Flex justify="space-between" wrap gap={8} style={{ marginBottom: 12 }}>
        <Segmented
          aria-label={text('measure')}
          value={measure}
          onChange={setMeasure}
          options={measures.map((name) => ({ value: name, label: text(name) }))}
        />
        <Segmented
          aria-label={text('look')}
          value={look}
          onChange={setLook}
          options={looks.map((name) => ({ value: name, label: text(name) }))}
        />
      </Flex>
      {look === 'chart' ? (
        <Bars of={trend} measure={measure} value={value} linkOf={linkOf} />
      ) : (
        <TrendTable of={trend} measure={measure} value={value.full} linkOf={linkOf} />
      )}
    </Card>
  );
}

interface ValueText {
  full: (value: number) => string;
  short: (value: number) => string;
}

/** How a value is written: money in its currency, all else as a count. */
function useValueText(measure: Measure, currency: HomeSummary['currency']): ValueText {
  const { number, compact } = useFormat();
  const money = useMoney();
  return useMemo(
    () =>
      measure === 'recharge'
        ? { full: (value) => money(value, currency), short: (value) => compact(Number(toMajor(value, currency))) }
        : { full: number, short: compact },
    [measure, currency, number, compact, money],
  );
}

interface BarsProps {
  of: HomeSummary['trend'];
  measure: Measure;
  value: ValueText;
  linkOf: (day: string) => string;
}

function Bars({ of: trend, measure, value, linkOf }: BarsProps) {
  const { formatMessage } = useIntl();
  const { day: dayText } = useFormat();
  const { mode } = useTheme();
  const { fontFamily } = theme.useToken().token;
  const name = formatMessage({ id: `home.trend.${measure}` });
  const option = useMemo(
    () =>
      trendOption({
        days: trend.map(({ day }) => dayText(`${day}T12:00`)),
        values: trend.map((row) => row[measure]),
        name,
        colors: palette[mode],
        font: fontFamily,
        ...value,
        animated: wantsMotion(),
      }),
    [trend, measure, name, mode, fontFamily, value, dayText],
  );
  const sum = value.full(trend.reduce((before, row) => before + row[measure], 0));
  return (
    <Chart
      label={formatMessage({ id: 'home.trend.label' }, { name, sum })}
      option={option}
      height={HEIGHT}
      onPoint={(index) => {
        const day = trend[index]?.day;
        if (day) history.push(linkOf(day));
      }}
    />
  );
}
