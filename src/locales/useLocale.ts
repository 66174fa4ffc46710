import { useIntl } from '@umijs/max';
import { type Locale, locales } from '@contract/enum';

/** The operator's language. */
export function useLocale(): Locale {
  const { locale } = useIntl();
  return locales.find((each) => each === locale) ?? 'en-US';
}
