import type { Profile } from '../config/backEnd';
import { specCalls } from '../config/specCalls';

/** The profile of a service that has the calls of spec §7 and no others. */
export const eightCallsProfile: Profile = {
  calls: { '*': false, ...Object.fromEntries(specCalls.map((call) => [call, true])) },
};
