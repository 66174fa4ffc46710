import { getIntl, getLocale } from '@umijs/max';

/** A text in the operator's language, for code outside of components. */
export function translate(id: string, values?: Record<string, string | number>): string {
  return getIntl(getLocale()).formatMessage({ id }, values);
}
