import { format } from 'node:util';

const printed: string[] = [];
const expected = new Set<RegExp>();

/** Declares that the running test makes the console print an error or a warning that matches; it must then do so. */
export function expectConsole(pattern: RegExp): void {
  expected.add(pattern);
}

/** Whether the running test has made the console print something that matches. */
export const hasPrinted = (pattern: RegExp): boolean => printed.some((text) => pattern.test(text));

/** Any other `console.error` or `console.warn`, React's warnings included, fails the test that caused it. */
export function guardConsole(): void {
  console.error = console.warn = (...said: unknown[]) => {
    printed.push(format(...said));
  };

  afterEach(() => {
    const patterns = [...expected];
    const texts = printed.splice(0);
    expected.clear();
    const surprises = texts.filter((text) => !patterns.some((pattern) => pattern.test(text)));
    if (surprises.length) throw new Error(`The console printed:\n${surprises.join('\n')}`);
    const missing = patterns.filter((pattern) => !texts.some((text) => pattern.test(text)));
    if (missing.length) throw new Error(`The console was expected to print ${missing.join(', ')}`);
  });
}
