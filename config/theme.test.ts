import { theme } from 'antd';
import { type Mode, type Palette, palette, themeOf, toneOf } from './theme';

const modes: Mode[] = ['light', 'dark'];

const surfaces: Partial<Record<keyof Palette, (keyof Palette)[]>> = {
  ink: ['page', 'panel', 'float', 'sidebar', 'tableHeader', 'hover', 'primaryTint', 'line', 'grayTint'],
  second: ['page', 'panel', 'float', 'sidebar', 'tableHeader', 'hover', 'primaryTint', 'grayTint'],
  third: ['page', 'panel', 'float', 'sidebar', 'hover', 'primaryTint'],
  primary: ['page', 'panel', 'float', 'sidebar', 'hover', 'primaryTint'],
  gold: ['page', 'panel', 'float', 'sidebar', 'hover', 'primaryTint', 'goldTint'],
  red: ['page', 'panel', 'float', 'hover', 'primaryTint', 'redTint'],
  green: ['page', 'panel', 'float', 'hover', 'primaryTint', 'greenTint'],
  blue: ['page', 'panel', 'float', 'hover', 'primaryTint', 'blueTint'],
  onSolid: ['primary', 'primaryHover', 'primaryActive', 'red', 'redHover', 'redActive', 'ink'],
};
const pairs = Object.entries(surfaces).flatMap(([text, under]) => under.map((surface) => [text, surface] as const));

describe.each(modes)('the %s theme', (mode) => {
  const colors = palette[mode];

  it.each(pairs)('shows %s on %s with a contrast of at least 4.5', (text, surface) => {
    expect(contrast(colors[text as keyof Palette], colors[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(toneOf(mode)))('shows a %s status with a contrast of at least 4.5', (_tone, { ink, tint }) => {
    expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5);
  });

  it('reaches antd as it stands in the palette', () => {
    expect(theme.getDesignToken(themeOf(mode))).toMatchObject({
      colorPrimary: colors.primary,
      colorLink: colors.primary,
      colorError: colors.red,
      colorWarning: colors.gold,
      colorSuccess: colors.green,
      colorInfo: colors.blue,
      colorText: colors.ink,
      colorTextSecondary: colors.second,
      colorTextTertiary: colors.third,
      colorTextLightSolid: colors.onSolid,
      colorBgLayout: colors.page,
      colorBgContainer: colors.panel,
    });
  });

  it('is the same without motion', () => {
    const { motion: _, ...moving } = theme.getDesignToken(themeOf(mode));
    expect(theme.getDesignToken(themeOf(mode, false))).toEqual({ ...moving, motion: false });
  });
});

/** WCAG 2.2, "contrast ratio": https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(modes)('what ProComponents ask with has all that a theme derives: %s', (mode) => {
  const [derive] = [themeOf(mode).algorithm].flat();
  const token = theme.getDesignToken(themeOf(mode));
  const derived = Object.keys(derive?.(token as never) ?? {});
  // Else it would have to be worked out for them (config/styles/cssinjs.ts).
  expect(derived.length).toBeGreaterThan(100);
  expect(derived.filter((name) => !(name in token))).toEqual([]);
});
