import { valuesOf } from '../../../contract/enum';
import { sceneTheme } from '../../../contract/sceneTemplate/enums';
import { drawIcon } from './icons';
import { createRandom, type Random } from './random';
import { gradient, svg } from './svg';

type Theme = keyof typeof sceneTheme;

const themes = valuesOf(sceneTheme);
const PICTURE_NAME = /^(cover|banner|avatar|gift|stone)-([a-z]+)-(\d{1,6})\.svg$/;

/** The sky from top to bottom, then the land from far to near. */
const palettes: Record<Theme, { sky: [string, string]; land: [string, string, string] }> = {
  forest: { sky: ['#dcefe2', '#a9d3b6'], land: ['#7fb491', '#4f8f6b', '#2c6148'] },
  lake: { sky: ['#e3f1f7', '#b9dbe8'], land: ['#8fc0d1', '#5a9db4', '#35768f'] },
  temple: { sky: ['#fbead6', '#f2c79a'], land: ['#d79c6c', '#a86b49', '#74432f'] },
  starry: { sky: ['#1d2746', '#46508a'], land: ['#39427a', '#272f5c', '#181e3f'] },
  festival: { sky: ['#fde3df', '#f6b3a6'], land: ['#e98878', '#c9564c', '#8f2f32'] },
  city: { sky: ['#e9ebf3', '#c3c9dd'], land: ['#a1a9c6', '#747da1', '#4b5477'] },
};

export const coverOf = (theme: Theme, seed: number) => `/fish/demo/cover-${theme}-${seed}.svg`;
export const bannerOf = (theme: Theme, seed: number) => `/fish/demo/banner-${theme}-${seed}.svg`;
export const avatarOf = (seed: number) => `/fish/demo/avatar-pond-${seed}.svg`;

/** A drawing by its name, always the same for the same name. Undefined for an unknown name. */
export function drawDemoPicture(name: string): string | undefined {
  const [, kind = '', variant = '', seed] = PICTURE_NAME.exec(name) ?? [];
  const random = createRandom(Number(seed));
  if (kind === 'avatar' && variant === 'pond') {
    return drawAvatar(random);
  }
  const theme = themes.find((known) => known === variant);
  const height = heights[kind];
  return height && theme ? drawCover(theme, random, height) : drawIcon(kind, variant, Number(seed));
}

/** For pictures 640 wide: covers are 16:9, those of pushes 2:1. */
const heights: Readonly<Record<string, number>> = { cover: 360, banner: 320 };

/** A sun or moon over three ridges, with a motif of the theme in front. */
function drawCover(theme: Theme, random: Random, height: number): string {
  const { sky, land } = palettes[theme];
  const body = [
    gradient(...sky),
    '<rect width="640" height="360" fill="url(#sky)"/>',
    `<circle cx="${random.integer(120, 520)}" cy="${random.integer(60, 130)}" r="${random.integer(24, 40)}" fill="#fff" opacity=".75"/>`,
    theme === 'starry' ? scatter(random, 40, 200, () => '<circle r="1.4" fill="#fff" opacity=".8"/>') : '',
    ...land.map((color, index) => ridge(random, 190 + index * 55, 34 - index * 8, color)),
    foreground[theme](random, land[2]),
  ];
  return svg(640, height, body.join(''));
}

function ridge(random: Random, height: number, swing: number, color: string): string {
  const points = Array.from({ length: 5 }, (_, index) => `${index * 160},${height + random.integer(-swing, swing)}`);
  const [first, ...rest] = points;
  return `<path d="M${first} S${rest.map((point, index) => `${index * 160 + 100},${height} ${point}`).join(' ')} V360 H0Z" fill="${color}"/>`;
}

const scatter = (random: Random, count: number, height: number, shape: () => string) =>
  Array.from(
    { length: count },
    () => `<g transform="translate(${random.integer(10, 630)} ${random.integer(10, height)})">${shape()}</g>`,
  ).join('');

const row = (random: Random, count: number, shape: (size: number) => string) =>
  Array.from({ length: count }, (_, index) => {
    const x = Math.round((index + 0.5) * (640 / count)) + random.integer(-18, 18);
    return `<g transform="translate(${x} ${random.integer(318, 346)})">${shape(random.integer(30, 70))}</g>`;
  }).join('');

const foreground: Record<Theme, (random: Random, color: string) => string> = {
  forest: (random, color) =>
    row(random, 9, (size) => `<path d="M0 ${-2 * size} L${size / 2} 20 H${-size / 2}Z" fill="${color}"/>`),
  lake: (random) => row(random, 6, (size) => `<ellipse rx="${size}" ry="3" fill="#fff" opacity=".35"/>`),
  temple: (random, color) =>
    row(
      random,
      3,
      (size) =>
        `<path d="M${-size} -40 Q0 ${-40 - size} ${size} -40Z M${-size / 2} -40 H${size / 2} V20 H${-size / 2}Z" fill="${color}"/>`,
    ),
  starry: (random, color) =>
    row(random, 7, (size) => `<path d="M0 ${-size} L${size / 3} 20 H${-size / 3}Z" fill="${color}"/>`),
  festival: (random) =>
    scatter(
      random,
      12,
      180,
      () =>
        '<path d="M0 -16 V-10" stroke="#8f2f32"/><ellipse rx="10" ry="12" fill="#d8413a"/><rect x="-5" y="11" width="10" height="3" fill="#e0a93a"/>',
    ),
  city: (random, color) =>
    row(
      random,
      10,
      (size) => `<rect x="-20" y="${-1.6 * size}" width="40" height="${1.6 * size + 30}" fill="${color}"/>`,
    ),
};

function drawAvatar(random: Random): string {
  const hue = random.integer(0, 359);
  const body = [
    gradient(`hsl(${hue} 45% 78%)`, `hsl(${(hue + 40) % 360} 40% 62%)`),
    '<rect width="96" height="96" fill="url(#sky)"/>',
    `<g transform="translate(48 48) rotate(${random.integer(0, 359)})" fill="#fff" opacity=".9">`,
    '<path d="M-24 0 Q0 -18 18 0 Q0 18 -24 0Z"/><path d="M14 0 L30 -10 V10Z"/></g>',
  ];
  return svg(96, 96, body.join(''));
}
