import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../server/config';
import { PLANNER } from '../server/db/limits';

const ROOT = join(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The settings that server/config.ts reads, and those that its comments name. */
function settings(): string[] {
  const asked = new Set(read('server/config.ts').match(/\b(?:FISH_[A-Z0-9_]+|OTEL_[A-Z0-9_]+)\b/g));
  readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  return [...asked].filter((name) => !isFile(name, asked)).sort();
}

/** `DATABASE_URL_FILE` is no setting of its own, `FISH_PRIVATE_KEY_FILE` is one. */
const isFile = (name: string, all: Set<string>) => name.endsWith('_FILE') && all.has(name.slice(0, -'_FILE'.length));

test('README and .env.example name every setting of the back end, and no other', () => {
  const section = read('README.md').split('## Environment of `npm run serve`')[1]?.split('\n#')[0] ?? '';
  const cells = section.split('\n').map((row) => (row.startsWith('| `') ? (row.split('|')[1] ?? '') : ''));
  const rows = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect(rows.sort()).toEqual(settings());
  const example = [...read('.env.example').matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(example.sort()).toEqual(settings());
});

test('README says for a role behind PgBouncer how a server has PostgreSQL plan', () => {
  const [, row] = /^Behind PgBouncer in transaction mode: (.*)$/m.exec(read('README.md')) ?? [];
  const settings = PLANNER.split('-c ').filter(Boolean);
  for (const setting of settings) expect(row).toContain(`\`${setting.trim().replace('=', ' = ')}\``);
});
