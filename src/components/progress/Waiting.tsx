import { useBusy } from './busy';

/** Stands where a chunk is on its way: empty, while the line at the top of the window runs. */
export function Waiting() {
  useBusy(true);
  return null;
}
