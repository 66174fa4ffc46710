import type { EChartsOption } from 'echarts';
import { withBoundary } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { useDrawing } from './useDrawing';

interface ChartProps {
  /** The chart in words, for screen readers. Its numbers must be in a table too. */
  label: string;
  option: EChartsOption;
  height: number;
  onPoint: (index: number) => void;
}

/** A chart. Its library loads when the first chart becomes visible. */
export const Chart = withBoundary(function Chart({ label, option, height, onPoint }: ChartProps) {
  const t = useTranslations();
  const { holder, ready, failed, retry } = useDrawing({ option, onPoint });
  if (failed) return <Failed message={t('chart.failed')} onRetry={retry} />;
  return (
    <div className="fish-chart" style={{ height }}>
      {!ready && <Skeleton.Node active className="fish-chart-waits" />}
      <div role="img" aria-label={label} ref={holder} className="fish-chart-holder" />
    </div>
  );
});
