import { Fish } from '@/components/Brand';

const LINE = 'var(--fish-color-border)';
const FISH = 'var(--fish-color-text-quaternary)';

interface DrawingProps {
  /** `empty`: still water · `failed`: the rings are broken · `lost`: a fish beside the pond. */
  of: 'empty' | 'failed' | 'lost';
}

export function Drawing({ of }: DrawingProps) {
  return (
    <svg width="160" height="96" viewBox="0 0 160 96" fill="none" stroke={LINE} strokeWidth="1.5" aria-hidden="true">
      <g strokeDasharray={of === 'failed' ? '3 7' : undefined} strokeLinecap="round">
        <ellipse cx="80" cy="66" rx="70" ry="22" />
        <ellipse cx="80" cy="66" rx="46" ry="14" />
        <ellipse cx="80" cy="66" rx="23" ry="6.5" />
      </g>
      <Reeds />
      {swimmer[of]}
    </svg>
  );
}

function Reeds() {
  return (
    <path
      d="M132 62C132 44 136 30 140 22M138 64C139 50 144 42 150 38M128 62C127 52 124 44 120 40"
      strokeLinecap="round"
    />
  );
}

const swimmer = {
  empty: null,
  failed: <Fish transform="translate(56 30) rotate(-6) scale(1.4)" body={FISH} eye="var(--fish-color-bg-layout)" />,
  lost: <Fish transform="translate(14 8) rotate(-24) scale(1.3)" body={FISH} eye="var(--fish-color-bg-layout)" />,
};
