import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import type { EChartsOption } from 'echarts';
import { Failed } from '@/components/Failed';
import { useDrawing } from './useDrawing';

interface ChartProps {
  /** What the picture says, in words, for those who can't see it. All its numbers have to stand in a table too. */
  label: string;
  option: EChartsOption;
  height: number;
  /** A point along the horizontal axis was clicked. */
  onPoint: (index: number) => void;
}

/** A chart as a picture. Its library is loaded when the first one is seen, and never by a page that has none. */
export function Chart({ label, option, height, onPoint }: ChartProps) {
  const { formatMessage } = useIntl();
  const { holder, ready, failed, retry } = useDrawing({ option, onPoint });
  if (failed) return <Failed message={formatMessage({ id: 'chart.failed' })} onRetry={retry} />;
  return (
    <div className="fish-chart" style={{ height }}>
      {!ready && <Skeleton.Node active className="fish-chart-waits" />}
      <div role="img" aria-label={label} ref={holder} className="fish-chart-holder" />
    </div>
  );
}
