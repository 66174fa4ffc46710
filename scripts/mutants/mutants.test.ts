import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './list';
import { mutate } from './mutant';
import { staleness } from './stale';

const mutants = parts.flatMap((part) => part.mutants);

test('each is named once, and has a test or says why none can notice', () => {
  const names = mutants.map(({ guards }) => guards);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(mutants.filter(({ tests, faults, explained }) => !tests.length && !faults && !explained)).toEqual([]);
});

test('every area of the back end with rules of its own has one', () => {
  const has = (area: string) => mutants.some(({ file }) => file.startsWith(`server/areas/${area}/`));
  const areas = readdirSync('server/areas', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const tested = areas.filter(({ name }) =>
    readdirSync(join('server/areas', name)).some((file) => /\.test\./.test(file)),
  );
  expect(tested.map(({ name }) => name).filter((name) => !has(name))).toEqual([]);
});

test.each([
  ['nowhere', 'a b', 0],
  ['twice', 'a x b x', 2],
])('what stands %s is no guard', (_, source, times) => {
  const mutant = { guards: 'A guard', file: 'file.ts', find: 'x', replace: '$&', tests: [] };
  expect(() => mutate(source, mutant)).toThrow(`“A guard”: its text stands ${times} times in file.ts, and not once`);
  expect(mutate('a x b', mutant)).toBe('a $& b');
});

test('a guard that has moved, or lost a test, is named', () => {
  const mutant = {
    guards: 'A guard',
    file: 'scripts/mutants/stale.ts',
    find: 'export function staleness',
    replace: '',
    tests: ['scripts/mutants/mutants.test.ts'],
  };
  expect(staleness(mutant)).toBeUndefined();
  expect(staleness({ ...mutant, replace: mutant.find })).toBe('“A guard” changes nothing');
  expect(staleness({ ...mutant, find: 'a text of before' })).toContain('its text stands 0 times');
  expect(staleness({ ...mutant, file: 'gone.ts', tests: ['gone.test.ts'] })).toBe(
    '“A guard” names gone.ts, gone.test.ts',
  );
});
