import { theme } from 'antd';
import { withBoundary } from '@/components/boundary';

interface Step {
  at: string;
  /** Null: from here on it can't be bought this way. */
  amount: number | null;
}

interface PriceStepsProps {
  steps: readonly Step[];
  textOf: (amount: number) => string;
  label: string;
  until?: number;
}

const WIDTH = 400;
const HEIGHT = 96;
const EDGE = 6;

/** A price over time as a stepped line, with the highest and lowest price beside it. */
export const PriceSteps = withBoundary(function PriceSteps({
  steps,
  textOf,
  label,
  until = Date.now(),
}: PriceStepsProps) {
  const { token } = theme.useToken();
  const amounts = steps.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const x = scale(steps[0] ? new Date(steps[0].at).getTime() : until, until, 0, WIDTH);
  const y = scale(low, high, HEIGHT - EDGE, EDGE);
  const path = pathOf(steps, { x, y, until });

  return (
    <figure className="mall-price-steps">
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT}>
        {[low, high].map((amount) => (
          <line
            key={amount}
            x1={0}
            x2={WIDTH}
            y1={y(amount)}
            y2={y(amount)}
            stroke={token.colorBorderSecondary}
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={path}
          fill="none"
          stroke={token.colorPrimary}
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption aria-hidden="true">
        <span>{textOf(high)}</span>
        <span>{textOf(low)}</span>
      </figcaption>
    </figure>
  );
});

type Scale = (value: number) => number;

/** Maps one range to another. A range without length maps to the middle. */
function scale(from: number, to: number, start: number, end: number): Scale {
  if (from === to) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Horizontal while a price holds, then vertical to the next; a gap where there is no price. */
function pathOf(steps: readonly Step[], { x, y, until }: { x: Scale; y: Scale; until: number }): string {
  return steps
    .map(({ at, amount }, index) => {
      if (amount === null) return '';
      const before = steps[index - 1]?.amount ?? null;
      const next = steps[index + 1];
      const [from, to] = [x(new Date(at).getTime()), x(next ? new Date(next.at).getTime() : until)];
      const begin = before === null ? `M${round(from)} ${round(y(amount))}` : `L${round(from)} ${round(y(amount))}`;
      return `${begin} L${round(to)} ${round(y(amount))}`;
    })
    .join(' ');
}

const round = (value: number) => value.toFixed(1);
