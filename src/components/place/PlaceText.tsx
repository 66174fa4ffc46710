import type { LoginRecord } from '@contract/sysUser';
import { usePlaceName } from './usePlaceName';

/** Where an address was; a dash where that is not known. */
export function PlaceText({ value }: { value: LoginRecord['place'] }) {
  return usePlaceName()(value) ?? '–';
}
