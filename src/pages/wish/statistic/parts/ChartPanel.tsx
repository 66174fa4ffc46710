import { PictureOutlined } from '@ant-design/icons';
import { history, useIntl } from '@umijs/max';
import { Button, Card, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { Chart } from '@/components/chart';
import { drawPicture } from '@/components/chart/picture';
import { saveFile } from '@/components/export/saveFile';
import { useFormat } from '@/components/format';
import { ownZone } from '@/components/format/zone';
import { notice } from '@/components/notice';
import { CHART_HEIGHT, type ChartInput, chartOption, PICTURE, seriesNames } from '../chartOption';
import { wishesOf } from '../links';
import { daysText } from '../periodText';
import type { Answered } from '../useStatistic';
import { Legend } from './Legend';
import { useChartInput } from './useChartInput';

/** The wishes and their stones over time. A point opens the list of its period; so do the table's rows, by keyboard. */
export function ChartPanel({ answered }: { answered: Answered }) {
  const { formatMessage } = useIntl();
  const { query, statistic } = answered;
  const input = useChartInput(answered);
  const option = useMemo(() => chartOption(input), [input]);
  const gist = useGist(answered, input);
  const shown = seriesNames.filter((name) => statistic.previousPeriods.length > 0 || !name.endsWith('Before'));

  const open = (index: number) => {
    const period = statistic.periods[index];
    if (period) history.push(wishesOf({ from: period.day, to: period.lastDay }));
  };

  return (
    <Card
      size="small"
      title={formatMessage({ id: `statistic.chart.${query.grain}` })}
      extra={<SavePicture input={input} answered={answered} />}
    >
      <Typography.Paragraph type="secondary">{gist}</Typography.Paragraph>
      <Legend names={shown.map((name) => ({ name, text: input.names[name] }))} />
      <Chart
        label={formatMessage({ id: 'statistic.chart.label' }, { gist })}
        option={option}
        height={CHART_HEIGHT}
        onPoint={open}
      />
    </Card>
  );
}

/** What the picture comes to, in a sentence. */
function useGist({ statistic }: Answered, { texts }: ChartInput): string {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { periods, current } = statistic;
  const most = Math.max(...periods.map(({ wishes }) => wishes));
  const peak = periods.findIndex(({ wishes }) => wishes === most);
  const { wishes, stones, value } = current.sums;
  return formatMessage(
    { id: 'statistic.gist' },
    {
      most: number(most),
      peak: texts[peak]?.row,
      wishes,
      stones: number(stones),
      value: number(value),
    },
  );
}

function SavePicture({ input, answered: { query } }: { input: ChartInput; answered: Answered }) {
  const { formatMessage, locale } = useIntl();
  const [saving, setSaving] = useState(false);
  const text = (key: string, values?: Record<string, string>) => formatMessage({ id: `statistic.${key}` }, values);

  const save = async () => {
    setSaving(true);
    try {
      const range = daysText(locale, query.from, query.to);
      const line = text('picture.line', { range, zone: ownZone() });
      const option = chartOption(input, { title: text(`chart.${query.grain}`), line });
      const picture = await drawPicture({ option, ...PICTURE, background: input.colors.panel });
      saveFile(picture, `${text('title')} ${query.from} – ${query.to}.png`);
    } catch {
      notice.error(text('picture.failed'));
    }
    setSaving(false);
  };

  return (
    <Button size="small" icon={<PictureOutlined />} loading={saving} onClick={() => void save()}>
      {text('picture.save')}
    </Button>
  );
}
