import type { Tone } from '../contract/enum';

export type Mode = 'light' | 'dark';

/** The colours of the console. Text colours keep a contrast of 4.5 on every surface they are used on (WCAG AA). */
const light = {
  page: '#f6f7f5',
  panel: '#ffffff',
  /** Background of menus and dialogs. */
  float: '#ffffff',
  sidebar: '#f0f3f0',
  tableHeader: '#eef1ee',
  hover: '#f5f8f6',

  ink: '#16211f',
  second: '#5b6a67',
  third: '#65706d',
  /** Disabled text and decoration, never text that must be read. */
  faint: '#8b9895',

  line: '#e4e8e5',
  /** The outline of inputs and buttons. */
  controlLine: '#d3dad6',

  primary: '#0b7a75',
  primaryHover: '#096a66',
  primaryActive: '#075955',
  primaryTint: '#e5f3f1',
  onSolid: '#ffffff',

  gold: '#91640d',
  goldTint: '#fbf2dd',
  red: '#c5362c',
  redHover: '#af2f26',
  redActive: '#97271f',
  redTint: '#fceae7',
  green: '#297a42',
  greenTint: '#e7f4ea',
  blue: '#2768cf',
  blueTint: '#e8f0fd',
  grayTint: '#eff2f0',

  shadow: '0 6px 24px rgb(22 33 31 / 14%), 0 1px 3px rgb(22 33 31 / 10%)',
};

export type Palette = Readonly<typeof light>;

const dark: Palette = {
  page: '#0e1514',
  panel: '#141d1b',
  float: '#1a2522',
  sidebar: '#0b1110',
  tableHeader: '#1b2623',
  hover: '#182320',

  ink: '#e6edea',
  second: '#9db0ab',
  third: '#879792',
  faint: '#6d7f7a',

  line: '#23302d',
  controlLine: '#32423e',

  primary: '#2fb3a8',
  primaryHover: '#48c4b9',
  primaryActive: '#279d93',
  primaryTint: '#11312e',
  onSolid: '#0b1110',

  gold: '#e0a93a',
  goldTint: '#33290f',
  red: '#ef7267',
  redHover: '#f48b82',
  redActive: '#dc6257',
  redTint: '#3a1b18',
  green: '#5cba78',
  greenTint: '#16301e',
  blue: '#6aa2f2',
  blueTint: '#14263f',
  grayTint: '#1f2a27',

  shadow: '0 8px 28px rgb(0 0 0 / 50%), 0 1px 3px rgb(0 0 0 / 40%)',
};

export const palette: Readonly<Record<Mode, Palette>> = { light, dark };

interface ToneColors {
  ink: string;
  tint: string;
}

export function toneOf(mode: Mode): Readonly<Record<Tone, ToneColors>> {
  const { green, greenTint, gold, goldTint, red, redTint, blue, blueTint, second, grayTint } = palette[mode];
  return {
    green: { ink: green, tint: greenTint },
    gold: { ink: gold, tint: goldTint },
    red: { ink: red, tint: redTint },
    blue: { ink: blue, tint: blueTint },
    gray: { ink: second, tint: grayTint },
  };
}
