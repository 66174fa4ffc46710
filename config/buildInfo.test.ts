import { join } from 'node:path';
import { buildInfo, softwareOf } from './buildInfo';

const root = join(__dirname, '..');

test('names what runs, with version and licence, once each', () => {
  const software = softwareOf(root);
  const { version } = require('react/package.json');
  expect(software).toContainEqual({ name: 'react', version, licence: 'MIT' });
  const names = software.map(({ name, version }) => `${name}@${version}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContainEqual(expect.stringMatching(/^@ant-design\/icons@/));
});

test('what is for development alone is left out', () => {
  const names = softwareOf(root).map(({ name }) => name);
  expect(names).not.toContain('@biomejs/biome');
  expect(names).not.toContain('@playwright/test');
});

test('says when it was built, and outside of a repository no commit', () => {
  const now = new Date('2026-01-02T03:04:05Z');
  expect(buildInfo(root, now).builtAt).toBe('2026-01-02T03:04:05.000Z');
});
