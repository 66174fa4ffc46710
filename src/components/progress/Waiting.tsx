import { useBusy } from './busy';

/** Empty placeholder for a loading chunk; the line at the top of the window shows the progress. */
export function Waiting() {
  useBusy(true);
  return null;
}
