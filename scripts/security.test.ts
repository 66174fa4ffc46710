import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

test('every file that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`((?:config|contract|docs|scripts|server|src|tests)\/[\w./]+\w)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('each of its points says met, partly, not, or not applicable, once', () => {
  const points = [...text.matchAll(/^\| (\d[\d.–, ]*) \|[^|]*\| ([^|]*) \|/gm)].map(([, point, state]) => ({
    point,
    state,
  }));
  expect(points.length).toBeGreaterThan(150);
  expect(points.filter(({ state = '' }) => !/^(met|partly|not|not applicable)$/.test(state))).toEqual([]);
  expect(new Set(points.map(({ point }) => point)).size).toBe(points.length);
});
