import { history } from '@umijs/max';
import { Flex, Segmented, Typography, theme } from 'antd';
import { useMemo, useState } from 'react';
import { palette } from '@config/theme';
import type { HomeSummary } from '@contract/home';
import { toMajor } from '@contract/money.enums';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { Card, withBoundary } from '@/components/boundary';
import { Chart } from '@/components/chart';
import { sumOf, useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { useTheme, wantsMotion } from '@/components/ThemeProvider';
import { useTranslations } from '@/locales/useTranslations';
import { type Measure, measures, trendLinks } from './links';
import { TrendTable } from './TrendTable';
import { trendOption } from './trendOption';

const HEIGHT = 240;
const looks = ['chart', 'table'] as const;

export const Trend = withBoundary(function Trend({
  of: { trend, currency },
}: {
  of: Pick<HomeSummary, 'trend' | 'currency'>;
}) {
  const [measure, setMeasure] = useState<Measure>('newUsers');
  const [look, setLook] = useState<(typeof looks)[number]>('chart');
  const text = useTranslations('home.trend');
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
});

interface ValueText {
  full: (value: number | undefined) => string;
  short: (value: number) => string;
}

function useValueText(measure: Measure, currency: HomeSummary['currency']): ValueText {
  const { number, compact } = useFormat();
  const money = useMoney();
  return useMemo(
    () =>
      measure === 'recharge'
        ? {
            full: (value: number | undefined) => money(value, currency),
            short: (value: number) => compact(Number(toMajor(value, currency))),
          }
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
  const t = useTranslations();
  const { day: dayText } = useFormat();
  const { mode } = useTheme();
  const { fontFamily } = theme.useToken().token;
  const isAvailable = useIsAvailable();
  const name = t(`home.trend.${measure}`);
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
  const sum = value.full(sumOf(trend.map((row) => row[measure])));
  if (trend.every((row) => row[measure] === 0)) {
    return (
      <Flex justify="center" align="center" style={{ height: HEIGHT }}>
        <Typography.Text type="secondary">{t('home.trend.none')}</Typography.Text>
      </Flex>
    );
  }
  return (
    <Chart
      label={t('home.trend.label', { name, sum })}
      option={option}
      height={HEIGHT}
      onPoint={(index) => {
        const day = trend[index]?.day;
        if (day && isAvailable(linkOf(day))) history.push(linkOf(day));
      }}
    />
  );
}
