import { codes } from '../../../contract/codes';
import { MINUTE_MS } from '../../lib/time';
import { Refusal } from '../../refusal';
import { loginMessages } from './messages';

/** `10003`: too many wrong passwords; says when to try again. */
export const lockedOut = (lockedMs: number): Refusal =>
  new Refusal(codes.tooManyAttempts, loginMessages.tooManyAttempts, { minutes: Math.ceil(lockedMs / MINUTE_MS) });
