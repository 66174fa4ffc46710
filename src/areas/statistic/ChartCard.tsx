import { PictureOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { Card, withBoundary } from '@/components/boundary';
import { Chart } from '@/components/chart';
import { drawPicture } from '@/components/chart/picture';
import { saveFile } from '@/components/export/saveFile';
import { ownZone } from '@/components/format/zone';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { CHART_HEIGHT, type ChartInput, chartOption, PICTURE } from './chartOption';
import { Legend } from './Legend';
import type { StatisticQuery } from './query';
import { useQueryDays } from './useQueryDays';

interface ChartCardProps {
  title: string;
  gist: string;
  input: ChartInput;
  query: StatisticQuery;
  fileTitle: string;
  /** A click on a period. The keyboard needs another way to the same place. */
  onPoint: (index: number) => void;
}

export const ChartCard = withBoundary(function ChartCard({
  title,
  gist,
  input,
  query,
  fileTitle,
  onPoint,
}: ChartCardProps) {
  const t = useTranslations();
  const option = useMemo(() => chartOption(input), [input]);
  return (
    <Card
      size="small"
      data-lesson="chart"
      title={title}
      extra={<SavePicture {...{ title, input, query, fileTitle }} />}
    >
      <Typography.Paragraph type="secondary">{gist}</Typography.Paragraph>
      <Legend series={input.series} />
      <Chart label={t('statistic.chart.label', { gist })} option={option} height={CHART_HEIGHT} onPoint={onPoint} />
    </Card>
  );
});

type SavePictureProps = Pick<ChartCardProps, 'title' | 'input' | 'query' | 'fileTitle'>;

function SavePicture({ title, input, query, fileTitle }: SavePictureProps) {
  const range = useQueryDays(query);
  const [saving, setSaving] = useState(false);
  const text = useTranslations('statistic');

  const save = async () => {
    setSaving(true);
    try {
      const option = chartOption(input, { title, line: text('picture.line', { range, zone: ownZone() }) });
      const picture = await drawPicture({ option, ...PICTURE, background: input.colors.panel });
      saveFile(picture, `${fileTitle} ${query.from} – ${query.to}.png`);
    } catch {
      notice.error(text('picture.failed'));
    }
    setSaving(false);
  };

  return (
    <Button size="small" icon={<PictureOutlined aria-hidden />} loading={saving} onClick={() => void save()}>
      {text('picture.save')}
    </Button>
  );
}
