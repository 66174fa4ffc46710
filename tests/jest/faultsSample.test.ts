import { sampleOf } from '../browser/faults/sample';

const one = (kind: string, screen: string) => ({
  kind,
  screen,
  name: `${kind} at ${screen}`,
  run: async () => undefined,
});

test('has each kind and each screen, in as few cases as there are of the more of them', () => {
  const screens = ['list', 'form', 'home', 'login'];
  const cases = ['status', 'body', 'late'].flatMap((kind) => screens.map((screen) => one(kind, screen)));
  const sample = sampleOf(cases);
  expect(sample).toHaveLength(4);
  expect(new Set(sample.map(({ screen }) => screen))).toEqual(new Set(screens));
  expect(new Set(sample.map(({ kind }) => kind))).toEqual(new Set(['status', 'body', 'late']));
});

test('has a kind that goes wrong at one screen only, and the kinds in turn', () => {
  const common = ['list', 'form', 'home'].flatMap((screen) => [one('status', screen), one('body', screen)]);
  const sample = sampleOf([...common, one('deploy', 'form')]).map(({ name }) => name);
  expect(sample).toEqual(['status at list', 'body at form', 'deploy at form', 'status at home']);
});
