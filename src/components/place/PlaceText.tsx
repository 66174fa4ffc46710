import type { Place } from '@contract/place.enums';
import { usePlaceName } from './usePlaceName';

/** The place of an IP address; a dash if unknown. */
export function PlaceText({ value }: { value: Place }) {
  return usePlaceName()(value) || '–';
}
