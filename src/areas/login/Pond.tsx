import { Fish } from '@/components/Brand';
import { useTheme } from '@/components/ThemeProvider';
import { type Water, waterOf } from './water';

/** The pond of the sign-in page; it fills its parent, and both fish stay visible at any size. */
export function Pond() {
  const water = waterOf[useTheme().mode];
  return (
    <svg width="100%" height="100%" viewBox="0 0 820 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Depth water={water} />
      <Ripples x={560} y={300} radii={[64, 122, 190, 270, 362]} />
      <Ripples x={214} y={520} radii={[38, 76, 124]} />
      <Fish transform="translate(140 470) rotate(10) scale(2.5)" body={water.pale} eye={water.deep} />
      <Fish transform="translate(462 232) rotate(-11) scale(5.4)" body={water.gold} eye={water.deep} />
      <Bubbles />
      <LilyPad transform="translate(724 118) scale(1.05)" water={water} />
      <LilyPad transform="translate(806 206) rotate(70) scale(.62)" water={water} />
      <LilyPad transform="translate(40 306) rotate(150) scale(.74)" water={water} />
    </svg>
  );
}

/** Light comes from the upper left; the bottom is dark, so that text is readable on it. */
function Depth({ water }: { water: Water }) {
  return (
    <>
      <defs>
        <radialGradient id="pond" cx="18%" cy="10%" r="112%">
          <stop offset="0" stopColor={water.light} />
          <stop offset=".5" stopColor={water.middle} />
          <stop offset="1" stopColor={water.deep} />
        </radialGradient>
      </defs>
      <rect width="820" height="800" fill="url(#pond)" />
    </>
  );
}

function Ripples({ x, y, radii }: { x: number; y: number; radii: number[] }) {
  return radii.map((radius, index) => (
    <circle key={radius} cx={x} cy={y} r={radius} fill="none" stroke="#fff" strokeOpacity={0.2 - index * 0.035} />
  ));
}

function Bubbles() {
  return (
    <g fill="none" stroke="#fff" strokeOpacity=".4" strokeWidth="1.5">
      <circle cx="452" cy="270" r="6" />
      <circle cx="438" cy="246" r="4" />
      <circle cx="446" cy="226" r="2.5" />
    </g>
  );
}

function LilyPad({ transform, water }: { transform: string; water: Water }) {
  return (
    <g transform={transform}>
      <path d="M0 0L44 -30A54 54 0 1 1 22 -49Z" fill={water.leaf} />
      <path d="M0 0L-40 -14M0 0L-34 26M0 0L2 42M0 0L36 22M0 0L-12 -42" stroke={water.middle} strokeLinecap="round" />
    </g>
  );
}
