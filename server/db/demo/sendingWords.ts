import type { Audience } from '../../../contract/audience';

/** `list 12` means a list of twelve users. */
export type To = Exclude<Audience['kind'], 'list'> | `${'registered' | 'active' | 'list'} ${number}`;

/**
 * The end of a sending. A percentage says how many recipients had received it when it was stopped, or for how many it
 * failed.
 */
export type End =
  | 'draft'
  | 'scheduled'
  | 'sending'
  | 'sent'
  | `failing ${number}`
  | `stopped ${number}`
  | 'expired'
  | 'withdrawn';

export const sendingErrors = [
  ['HTTP 410: this phone has removed the app', 1],
  ['HTTP 404: unknown device', 1],
  ['HTTP 503', 8],
  ['No answer: ECONNREFUSED', 8],
] as const;
