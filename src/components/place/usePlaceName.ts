import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { LOCAL_PLACE, type Place } from '@contract/place.enums';

const made = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  made.set(locale, names);
  return names;
}

/** What the place of an address is called in the operator's language; null where it is not known. */
export function usePlaceName(): (place: Place) => string | null {
  const { formatMessage, locale } = useIntl();
  return useCallback(
    (place) => {
      if (place === LOCAL_PLACE) return formatMessage({ id: 'login.place.local' });
      return place && (namesIn(locale).of(place) ?? place);
    },
    [formatMessage, locale],
  );
}
