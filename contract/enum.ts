/** The languages of the console; both are always complete. */
export const locales = ['en-US', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];

/** A text in every language. */
export type Label = Readonly<Record<Locale, string>>;

/** What a value feels like; the console turns a tone into a colour of the theme. */
export type Tone = 'green' | 'gold' | 'red' | 'blue' | 'gray';

export interface EnumItem {
  label: Label;
  tone?: Tone;
}

/** An enum is declared once, here in `contract/`: value → label and tone. */
export type Enum = Readonly<Record<string, EnumItem>>;

/** The values of an enum, in the order they were declared, as `z.enum` wants them. */
export function valuesOf<E extends Enum>(declared: E): [keyof E & string, ...(keyof E & string)[]] {
  return Object.keys(declared) as [keyof E & string, ...(keyof E & string)[]];
}
