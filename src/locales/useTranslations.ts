import { useIntl } from '@umijs/max';
import { type ReactNode, useCallback } from 'react';
import { MISSING } from '@/components/format';
import type { MessageId, MessageIdBelow } from './messages';

type Values = Record<string, string | number | boolean | Date | null | undefined>;

/** Most texts have nothing to fill in. react-intl would make a key of all its formats for each. */
export const isPlain = (text: string): boolean => /^[^{}'<]+$/.test(text);

/** Looks a text up by its id and fills in its values. */
export interface Translate<Id extends string = MessageId> {
  (id: Id, values?: Values): string;
  (id: Id, values: Record<string, ReactNode | ((part: ReactNode) => ReactNode)>): ReactNode;
}

/** Looks a text up by what follows a prefix and a dot in its id. */
export type TranslateBelow<Prefix extends string> = Translate<MessageIdBelow<Prefix>>;

/**
 * Texts in the operator's language. An id that does not exist is a type error.
 * With a prefix, ids are said without it: `useTranslations('tip')('title')` is the text `tip.title`.
 */
export function useTranslations(): Translate;
export function useTranslations<Prefix extends string>(prefix: Prefix): TranslateBelow<Prefix>;
export function useTranslations(prefix?: string): Translate<never> {
  const { formatMessage, messages } = useIntl();
  return useCallback(
    (below: string, given: object = {}) => {
      const id = prefix ? `${prefix}.${below}` : below;
      const text = messages[id] as string | undefined;
      if (text === undefined) return unknownOf(id) as never;
      if (isPlain(text)) return text as never;
      const [values, dashed] = withDashes(given);
      return dashed(formatMessage({ id }, values as Values)) as never;
    },
    [formatMessage, messages, prefix],
  );
}

/** The id of a text for a value that the contract does not know: the value stands as it is. */
const unknownOf = (id: string) => id.slice(id.lastIndexOf('.') + 1) || MISSING;

const isMissing = (value: unknown): boolean => value === undefined || value === null || Number.isNaN(value);

/**
 * Values for a text, those that are missing as no number, which plurals and numbers take too; and what the text made of
 * them, with a dash there.
 */
function withDashes(values: object): [values: object, dashed: (text: unknown) => unknown] {
  const entries = Object.entries(values);
  if (!entries.some(([, value]) => isMissing(value))) return [values, (text) => text];
  const filled = entries.map(([name, value]) => [name, filledOf(value)]);
  return [Object.fromEntries(filled), dashed];
}

function filledOf(value: unknown): unknown {
  if (isMissing(value)) return Number.NaN;
  return typeof value === 'function' ? (parts: unknown) => value(dashed(parts)) : value;
}

function dashed(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(dashed);
  return typeof text === 'string' ? text.replaceAll('NaN', MISSING) : text;
}

/** Tells ids of texts from others, for ids that data takes part in, such as the names of fields. */
export function useIsMessage(): (id: string) => id is MessageId {
  const { messages } = useIntl();
  return useCallback((id): id is MessageId => id in messages, [messages]);
}
