import { theme } from 'antd';
import { withInlineBoundary } from '@/components/boundary';
import { isNumber, mostOf } from '@/components/format';

interface SparklineProps {
  label: string;
  values: readonly number[];
  height?: number;
}

const WIDTH = 120;

/** A small trend line without axes, as wide as its parent; missing values are skipped. */
export const Sparkline = withInlineBoundary(function Sparkline({ label, values, height = 36 }: SparklineProps) {
  const { token } = theme.useToken();
  const top = Math.max(1, mostOf(values) ?? 1);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.flatMap((value, index) =>
    isNumber(value) ? [[index * step, height - 2 - (value / top) * (height - 4)] as const] : [],
  );
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
    >
      <polygon points={`0,${height} ${line} ${WIDTH},${height}`} fill={token.colorPrimaryBg} />
      <polyline
        points={line}
        fill="none"
        stroke={token.colorPrimary}
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
});
