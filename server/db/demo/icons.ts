import { valuesOf } from '../../../contract/enum';
import type { Gift } from '../../../contract/gift';
import { giftCategory } from '../../../contract/gift/enums';
import { createRandom, type Random } from './random';
import { gradient, svg } from './svg';

type Category = Gift['category'];

const categories = valuesOf(giftCategory);
const SIZE = 96;
const SEED_MAX = 999_999;

export const giftIconOf = (category: Category, seed: number) => `/fish/demo/gift-${category}-${seed}.svg`;
export const stoneIconOf = (stones: number) => `/fish/demo/stone-gem-${Math.min(stones, SEED_MAX)}.svg`;

/** A square drawing: of a gift by its category, or of a gem. Undefined for any other name. */
export function drawIcon(kind: string, variant: string, seed: number): string | undefined {
  if (kind === 'stone' && variant === 'gem') {
    return drawGem(seed);
  }
  const category = categories.find((known) => known === variant);
  return kind === 'gift' && category ? drawGift(category, createRandom(seed * 7919)) : undefined;
}

const square = (hue: number, body: string) =>
  svg(
    SIZE,
    SIZE,
    `${gradient(`hsl(${hue} 60% 95%)`, `hsl(${hue} 50% 84%)`)}<rect width="96" height="96" fill="url(#sky)"/>${body}`,
  );

/** A gem that is larger and rarer in colour the more stones it stands for, with smaller ones beside it. */
function drawGem(stones: number): string {
  const step = Math.min(6, Math.log10(Math.max(1, stones)));
  const hue = Math.round(190 + (step - 1.7) * 55 + 360) % 360;
  const scale = 0.62 + step * 0.11;
  const beside = Math.max(0, Math.round((step - 1.5) * 2));
  const spots = [
    [20, 74],
    [76, 76],
    [82, 48],
    [14, 46],
    [34, 82],
    [62, 84],
  ].slice(0, beside);
  const small = spots.map(([x, y]) => gem(hue + 18, 0.24, x ?? 0, y ?? 0)).join('');
  return square(hue, gem(hue, scale, 48, 46) + small);
}

const gem = (hue: number, scale: number, x: number, y: number) => {
  const shade = (light: number) => `hsl(${hue} 72% ${light}%)`;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(2)})">`,
    `<path d="M-20 -26 H20 L36 -6 L0 36 L-36 -6Z" fill="${shade(58)}"/>`,
    `<path d="M-20 -26 L-14 -6 H-36Z M20 -26 L36 -6 H14Z" fill="${shade(68)}"/>`,
    `<path d="M-20 -26 H20 L14 -6 H-14Z" fill="${shade(82)}"/>`,
    `<path d="M-14 -6 H14 L0 36Z" fill="${shade(52)}"/>`,
    `<path d="M14 -6 H36 L0 36Z" fill="${shade(42)}"/>`,
    '<path d="M-14 -22 L-4 -22 L-8 -10 L-11 -10Z" fill="#fff" opacity=".7"/></g>',
  ].join('');
};

const hues: Record<Category, number> = {
  flower: 345,
  food: 28,
  toy: 195,
  luxury: 46,
  festival: 6,
  scenery: 150,
  merchandise: 230,
};

function drawGift(category: Category, random: Random): string {
  const hue = hues[category] + random.integer(-14, 14);
  return square(hue, `<g transform="translate(48 48)">${drawings[category](hue, random)}</g>`);
}

const ring = (count: number, shape: string) =>
  Array.from({ length: count }, (_, index) => `<g transform="rotate(${(index * 360) / count})">${shape}</g>`).join('');

const drawings: Record<Category, (hue: number, random: Random) => string> = {
  flower: (hue, random) =>
    [
      '<path d="M0 0 Q4 20 0 40" stroke="#4f8f6b" stroke-width="4" fill="none"/>',
      '<path d="M1 28 Q18 12 24 18 Q18 32 1 28Z" fill="#7fb491"/>',
      `<g transform="translate(0 -10)">${ring(random.integer(5, 9), `<ellipse cy="-15" rx="8" ry="13" fill="hsl(${hue} 75% 68%)"/>`)}`,
      '<circle r="8" fill="#f3c64f"/></g>',
    ].join(''),
  food: (hue, random) =>
    [
      random.chance(0.5)
        ? '<path d="M-10 -26 Q-4 -34 -10 -42 M4 -26 Q10 -34 4 -42" stroke="#fff" stroke-width="3" fill="none"/>'
        : '<circle cy="-28" r="6" fill="#d8413a"/>',
      `<path d="M20 -10 h6 a11 11 0 0 1 0 22 h-8" fill="none" stroke="hsl(${hue} 55% 55%)" stroke-width="5"/>`,
      `<path d="M-26 -20 H22 L17 26 Q16 32 10 32 H-14 Q-20 32 -21 26Z" fill="hsl(${hue} 60% 62%)"/>`,
      `<path d="M-26 -20 H22 L21 -10 H-25Z" fill="hsl(${hue} 45% 40%)"/>`,
    ].join(''),
  toy: (_, random) => {
    const fur = `hsl(${random.integer(20, 40)} 45% ${random.integer(50, 66)}%)`;
    return [
      `<g fill="${fur}"><circle cx="-19" cy="-21" r="10"/><circle cx="19" cy="-21" r="10"/>`,
      '<circle cy="-6" r="25"/><ellipse cy="30" rx="22" ry="14"/></g>',
      '<ellipse cy="4" rx="11" ry="9" fill="#fff5e6"/><ellipse cy="0" rx="4" ry="3" fill="#54382a"/>',
      '<circle cx="-9" cy="-9" r="3" fill="#54382a"/><circle cx="9" cy="-9" r="3" fill="#54382a"/>',
    ].join('');
  },
  luxury: (_, random) =>
    [
      '<path d="M-32 22 L-36 -16 L-16 2 L0 -28 L16 2 L36 -16 L32 22Z" fill="#e8b53a"/>',
      '<rect x="-32" y="22" width="64" height="9" rx="3" fill="#c88f1f"/>',
      `<circle cy="12" r="6" fill="hsl(${random.integer(0, 359)} 70% 55%)"/>`,
      '<g fill="#fff4cf"><circle cx="-36" cy="-18" r="4"/><circle cy="-30" r="4"/><circle cx="36" cy="-18" r="4"/></g>',
    ].join(''),
  festival: (hue, random) =>
    [
      '<path d="M0 -44 V-30" stroke="#8f2f32" stroke-width="3"/>',
      `<ellipse rx="30" ry="25" cy="-4" fill="hsl(${hue} 72% 52%)"/>`,
      `<ellipse rx="${random.integer(10, 18)}" ry="25" cy="-4" fill="none" stroke="#f2c14e" stroke-width="2"/>`,
      '<rect x="-14" y="-33" width="28" height="6" rx="2" fill="#e0a93a"/><rect x="-14" y="19" width="28" height="6" rx="2" fill="#e0a93a"/>',
      '<path d="M-6 25 V40 M0 25 V44 M6 25 V40" stroke="#d8413a" stroke-width="3"/>',
    ].join(''),
  scenery: (hue, random) =>
    [
      `<circle cx="${random.integer(-18, 22)}" cy="-18" r="10" fill="#fff" opacity=".9"/>`,
      `<path d="M-48 24 L-16 -16 L8 12 L24 -6 L48 24 V48 H-48Z" fill="hsl(${hue} 34% 56%)"/>`,
      `<path d="M-48 30 Q-16 14 6 28 T48 24 V48 H-48Z" fill="hsl(${hue} 38% 38%)"/>`,
    ].join(''),
  merchandise: (hue, random) =>
    [
      '<path d="M-13 -18 V-26 A13 13 0 0 1 13 -26 V-18" fill="none" stroke="#7d6a58" stroke-width="4"/>',
      `<path d="M-28 -18 H28 L32 36 H-32Z" fill="hsl(${hue} 42% ${random.integer(58, 72)}%)"/>`,
      '<g transform="translate(-2 10)" fill="#fff" opacity=".92"><path d="M-18 0 Q0 -14 13 0 Q0 14 -18 0Z"/><path d="M10 0 L22 -8 V8Z"/></g>',
    ].join(''),
};
