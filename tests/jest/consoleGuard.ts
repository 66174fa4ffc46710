import { format } from 'node:util';

const printed: string[] = [];
const expected = new Set<RegExp>();

/** The running test must print a matching error or warning, which is then allowed. */
export function expectConsole(pattern: RegExp): void {
  expected.add(pattern);
}

export const hasPrinted = (pattern: RegExp): boolean => printed.some((text) => pattern.test(text));

/** Any other `console.error` or `console.warn`, including React's warnings, fails the running test. */
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
