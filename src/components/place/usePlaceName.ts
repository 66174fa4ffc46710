import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { LOCAL_PLACE, type Place } from '@contract/place.enums';
import { useTranslations } from '@/locales/useTranslations';

const made = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  made.set(locale, names);
  return names;
}

/** Other codes, which a service may have, make `Intl` throw. */
const isRegion = (code: string) => /^([A-Z]{2}|\d{3})$/i.test(code);

/** The place of an IP address in the operator's language; null if unknown. */
export function usePlaceName(): (place: Place) => string | null {
  const t = useTranslations();
  const { locale } = useIntl();
  return useCallback(
    (place) => {
      if (place === LOCAL_PLACE) return t('login.place.local');
      return place && (isRegion(place) ? (namesIn(locale).of(place) ?? place) : place);
    },
    [t, locale],
  );
}
