import { commonPasswords } from './commonPasswords.enums';

/** Rows of a keyboard, the alphabet and the digits, as they are run along by fingers. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '0123456789'] as const;

/** What this console is called, which is what a guess at it begins with. */
const OURS = ['fish', 'admin', 'fishadmin', 'adminfish'];

/** `2026!`, `123456`. */
const AROUND_MAX = 6;

/** An account of two letters stands in many a good password. */
const NAME_MIN = 3;

/**
 * Why a password is among the first that are guessed: it is on every list (`common`), says little more than the account
 * or the console (`name`), or repeats or runs on (`simple`). What kinds of characters it has does not matter (NIST
 * SP 800-63B).
 */
export function passwordWeakness(password: string, account = ''): 'common' | 'name' | 'simple' | undefined {
  const text = password.normalize('NFKC').toLowerCase();
  if (isSimple(text)) {
    return 'simple';
  }
  const word = wordIn(text);
  if (word.length < NAME_MIN + 1 && isSimple(text.replace(word, ''))) {
    return 'simple';
  }
  const name = account.normalize('NFKC').toLowerCase();
  const names = [...OURS, ...(name.length < NAME_MIN ? [] : [name, name.replace(/[^\p{L}]+$/u, ''), reversed(name)])];
  if (names.includes(text) || names.includes(word)) {
    return 'name';
  }
  return commonPasswords.has(text) || commonPasswords.has(word) ? 'common' : undefined;
}

/** A few digits and signs around a word are the first that is tried with it. */
function wordIn(text: string): string {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const around = text.replace(word, '');
  return around.length <= AROUND_MAX || isSimple(around) ? word : text;
}

const isSimple = (text: string) => isRepeated(text) || isRun(text);

const reversed = (text: string) => [...text].reverse().join('');

/** One piece of up to four characters, over and over. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/su.test(text);

/** A stretch of a row in either direction, which may begin anew at its end. */
const isRun = (text: string) =>
  ROWS.some((row) =>
    [row, reversed(row)].some((way) => way.repeat(Math.ceil(text.length / way.length) + 1).includes(text)),
  );
