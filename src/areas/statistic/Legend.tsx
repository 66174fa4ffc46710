import type { ChartSeries, SeriesLook } from './chartOption';

interface LegendProps {
  series: readonly Pick<ChartSeries, 'name' | 'look'>[];
}

export function Legend({ series }: LegendProps) {
  return (
    <ul className="fish-legend">
      {series.map(({ name, look }) => (
        <li key={name}>
          <Sample look={look} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const variables = {
  primary: 'var(--fish-color-primary)',
  blue: 'var(--fish-color-info)',
  gold: 'var(--fish-color-warning)',
  third: 'var(--fish-color-text-tertiary)',
};

function Sample({ look: { shape, color, dash, symbol, hollow } }: { look: SeriesLook }) {
  const paint = variables[color];
  const mark = { fill: hollow ? 'var(--fish-color-bg-container)' : paint, stroke: paint, strokeWidth: 1.5 };
  if (shape === 'bar') {
    return (
      <svg width={12} height={12} aria-hidden>
        <rect y={1} width={12} height={11} rx={2} fill={paint} />
      </svg>
    );
  }
  return (
    <svg width={28} height={12} aria-hidden>
      <line
        x2={28}
        y1={6}
        y2={6}
        stroke={paint}
        strokeWidth={hollow ? 1.5 : 2}
        strokeDasharray={dash === 'solid' ? undefined : dash.join(' ')}
      />
      {symbol === 'circle' && <circle cx={14} cy={6} r={3} {...mark} />}
      {symbol === 'diamond' && <path d="M14 1.5 18.5 6 14 10.5 9.5 6Z" {...mark} />}
      {symbol === 'rect' && <rect x={11} y={3} width={6} height={6} {...mark} />}
    </svg>
  );
}
