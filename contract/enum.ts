/** The languages of the console; both must be complete. */
export const locales = ['en-US', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];

export type Label = Readonly<Record<Locale, string>>;

/** The tone of a value; the console maps it to a colour of the theme. */
export type Tone = 'green' | 'gold' | 'red' | 'blue' | 'gray';

interface EnumItem {
  label: Label;
  tone?: Tone;
}

/** Each enum is declared once, in `contract/`: value → label and tone. */
export type Enum = Readonly<Record<string, EnumItem>>;

export function valuesOf<E extends Enum>(declared: E): [keyof E & string, ...(keyof E & string)[]] {
  return Object.keys(declared) as [keyof E & string, ...(keyof E & string)[]];
}
