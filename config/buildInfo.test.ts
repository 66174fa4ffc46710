import { join } from 'node:path';
import { buildInfo, softwareOf } from './buildInfo';

const root = join(__dirname, '..');

test('names what the back end runs on, with version and licence, and no tools', () => {
  const software = softwareOf(root, []);
  const { version } = require('fastify/package.json');
  expect(software).toContainEqual({ name: 'fastify', version, licence: 'MIT' });
  const names = software.map(({ name }) => name);
  expect(names).toContainEqual('@electric-sql/pglite');
  for (const tool of ['@biomejs/biome', '@umijs/max', 'drizzle-kit', 'tsx']) expect(names).not.toContain(tool);
});

test('names the packages whose files the console has, once each', () => {
  const files = [
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.js',
    'node_modules/@ant-design/icons/es/index.js',
    'node_modules/drizzle-kit/node_modules/esbuild/lib/main.js',
    'src/app.tsx',
  ];
  const inBackEnd = softwareOf(root, []);
  const software = softwareOf(root, [
    ...files.map((file) => join(root, file)),
    join(root, 'node_modules/pg/lib/index.js'),
  ]);
  const added = software.filter(({ name }) => !inBackEnd.some((other) => other.name === name));
  expect(added.map(({ name }) => name)).toEqual(['@ant-design/icons', 'esbuild', 'react']);
  expect(added[1]?.version).toBe(require('../node_modules/drizzle-kit/node_modules/esbuild/package.json').version);
  expect(software).toHaveLength(inBackEnd.length + added.length);
});

test('files are told apart from packages on Windows too', () => {
  const [react] = softwareOf(root, ['C:\\fish\\node_modules\\react\\index.js']).filter(({ name }) => name === 'react');
  expect(react).toMatchObject({ licence: 'MIT' });
});

test('says when it was built, and outside of a repository no commit', () => {
  const now = new Date('2026-01-02T03:04:05Z');
  expect(buildInfo(root, [], now).builtAt).toBe('2026-01-02T03:04:05.000Z');
});
