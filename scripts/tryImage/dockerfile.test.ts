import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { allowedBy, lastOf, type Stage, stagesOf } from './dockerfile';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const text = read('Dockerfile');
const stages = stagesOf(text);
const final = stages.at(-1) as Stage;

test('the Dockerfile has no mistake that a linter finds', () => {
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  expect(validate('FROM node\nEXPOSE door\n')).not.toEqual([]);
});

test('the image is made of copies alone, runs as nobody in particular, and says how it is', () => {
  const made = new Set(final.steps.map(({ keyword }) => keyword));
  expect([...made].filter((keyword) => ['RUN', 'ADD', 'ARG'].includes(keyword))).toEqual([]);
  expect(lastOf(final, 'USER')?.args).toEqual(['nonroot']);
  expect(lastOf(final, 'HEALTHCHECK')?.args).toEqual(expect.arrayContaining(['/nodejs/bin/node']));
  const copied = final.steps.filter(({ keyword }) => keyword === 'COPY');
  expect(copied.map(({ flags }) => flags.from).sort()).toEqual(['build', 'build', 'build', 'build', 'packages']);
  expect(lastOf(stages.find(({ name }) => name === 'packages') as Stage, 'RUN')?.text).toContain('--omit=dev');
});

test('every image has a version of its own', () => {
  const images = [...new Set(stages.map(({ image }) => image))];
  for (const image of images)
    expect(image).toMatch(/^(node:\d+-bookworm-slim|gcr\.io\/distroless\/nodejs\d+-debian12:nonroot)$/);
  expect(new Set(images.map((image) => /node(?:js|:)(\d+)/.exec(image)?.[1])).size).toBe(1);
});

test('what is sent to the builder is there, and holds no data and no secret', () => {
  const allowed = allowedBy(read('.dockerignore'));
  expect(allowed.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  for (const name of ['.env', '.git', '.fish-data', 'deploy', 'dist', 'node_modules'])
    expect(allowed).not.toContain(name);
});

test('compose hands out the secrets that npm run secrets makes', () => {
  const files = [...read('compose.yaml').matchAll(/file: deploy\/secrets\/(\S+)/g)].map(([, name]) => name);
  const made = [...read('scripts/secrets.mjs').matchAll(/^make\('([^']+)'/gm)].map(([, name]) => name);
  expect(files.sort()).toEqual(made.sort());
});
