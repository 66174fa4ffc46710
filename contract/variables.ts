/**
 * Variables in a text, replaced with each recipient's own values: `{nickname}`, or `{city|your town}` with words for
 * those who have no value. Any other text in braces stays as it is, and the console points it out.
 */
export const VARIABLES = ['nickname', 'number', 'level', 'points', 'stones', 'city'] as const;
export type Variable = (typeof VARIABLES)[number];
export type VariableValues = Readonly<Record<Variable, string | number | null>>;

const PATTERN = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

interface VariableUse {
  /** As written in the text, including the braces. */
  source: string;
  name: string;
  known: boolean;
  /** The words for recipients without a value; null where none are given. */
  instead: string | null;
}

const isVariable = (name: string): name is Variable => (VARIABLES as readonly string[]).includes(name);

/** Every use of braces in a text, in order. */
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
