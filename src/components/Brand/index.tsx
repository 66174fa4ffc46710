import { Fish } from './Fish';

export { Fish } from './Fish';

const WATER = '#0b7a75';
const WAVE = 'M7 26.2c2.25 0 2.25-1.7 4.5-1.7s2.25 1.7 4.5 1.7 2.25-1.7 4.5-1.7 2.25 1.7 4.5 1.7';

/** The logo, as in public/favicon.svg. Hidden from screen readers, because the product's name is beside it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={WATER} />
      <path d={WAVE} fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" opacity=".45" />
      <Fish transform="rotate(-7 16 15) translate(0 -2)" body="#fff" eye={WATER} />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="fish-wordmark">
      <Mark />
      <strong>Fish Admin</strong>
    </span>
  );
}
