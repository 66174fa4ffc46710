import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './list';
import { mutate } from './mutant';

const mutants = parts.flatMap((part) => part.mutants);

test('every guard that is broken stands once where it is looked for, and its tests are there', () => {
  const wrong = mutants.flatMap((mutant) => {
    const missing = [mutant.file, ...mutant.tests].filter((file) => !existsSync(file));
    if (missing.length) return [`“${mutant.guards}” names ${missing.join(', ')}`];
    try {
      return mutate(readFileSync(mutant.file, 'utf8'), mutant) === readFileSync(mutant.file, 'utf8')
        ? [`“${mutant.guards}” changes nothing`]
        : [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expect(wrong).toEqual([]);
});

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
