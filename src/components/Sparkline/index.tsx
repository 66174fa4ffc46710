import { theme } from 'antd';

interface SparklineProps {
  /** What the line shows, in words: "New users, last 30 days". */
  label: string;
  values: readonly number[];
  height?: number;
}

const WIDTH = 120;

/** A small trend line without axes. It fills the width it is given. */
export function Sparkline({ label, values, height = 36 }: SparklineProps) {
  const { token } = theme.useToken();
  const top = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, index) => [index * step, height - 2 - (value / top) * (height - 4)] as const);
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
}
