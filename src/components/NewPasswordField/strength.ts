import { PASSWORD_MIN } from '@contract/password.enums';
import { passwordWeakness } from '@contract/passwordWeakness.enums';

/** 0 (too short) to 4 (strong): mainly by length, then by kinds of characters and repetition. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < PASSWORD_MIN) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (new Set(password).size < 5 || passwordWeakness(password)) return 1;
  const score = kinds + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  if (score >= 5) return 4;
  if (score >= 3) return 3;
  return score >= 2 ? 2 : 1;
}
