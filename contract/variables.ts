/**
 * Variables of a text that each recipient reads with their own values: `{nickname}`, or with words for those who have
 * none: `{city|your town}`. Any other text in braces stays as it is and is pointed out.
 */
export const VARIABLES = ['nickname', 'number', 'level', 'points', 'stones', 'city'] as const;
export type Variable = (typeof VARIABLES)[number];
export type VariableValues = Readonly<Record<Variable, string | number | null>>;

const PATTERN = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

interface VariableUse {
  /** As it stands in the text, braces and all. */
  source: string;
  name: string;
  known: boolean;
  /** Words for those who have none; null where none are given. */
  instead: string | null;
}

const isVariable = (name: string): name is Variable => (VARIABLES as readonly string[]).includes(name);

/** Every use of braces in a text, in its order. */
export function variablesIn(text: string): VariableUse[] {
  return [...text.matchAll(PATTERN)].map(([source, name = '', instead]) => ({
    source,
    name: name.trim(),
    known: isVariable(name.trim()),
    instead: instead?.trim() || null,
  }));
}

/** The text as one recipient reads it. */
export const fillIn = (text: string, values: VariableValues): string =>
  text.replace(PATTERN, (source, name: string, instead?: string) => {
    const variable = name.trim();
    return isVariable(variable) ? valueOr(values[variable], instead?.trim() ?? '') : source;
  });

const valueOr = (value: string | number | null, instead: string) =>
  value === null || value === '' ? instead : String(value);
