import type { Place } from '@contract/place.enums';
import { usePlaceName } from './usePlaceName';

/** Where an address was; a dash where that is not known. */
export function PlaceText({ value }: { value: Place }) {
  return usePlaceName()(value) ?? '–';
}
