import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
/** Those of the repository, and new ones. */
const pages = git('ls-files', '--cached', '--others', '--exclude-standard', '*.md').filter((file) =>
  existsSync(join(ROOT, file)),
);

/** A link or a picture of Markdown, or an address in the HTML within it. */
const LINK = /\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g;
const FENCE = /^```[\s\S]*?^```/gm;

const linksOf = (file: string): string[] =>
  [...read(file).replace(FENCE, '').matchAll(LINK)].map(([, link, attribute]) => link ?? attribute ?? '');

const isElsewhere = (link: string) => /^[a-z]+:/.test(link);

/** As hosts of repositories make it from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(pages)('%s links to what is there', (file) => {
  const dead = linksOf(file).filter((link) => {
    if (isElsewhere(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(file), path).replaceAll('\\', '/') : file;
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(dead).toEqual([]);
});

test('docs/README.md is the index of all docs', () => {
  const linked = [
    'docs/README.md',
    ...linksOf('docs/README.md').map((link) => join('docs', link).replaceAll('\\', '/')),
  ];
  expect(pages.filter((file) => !linked.includes(file))).toEqual([]);
  expect(linksOf('README.md')).toContain('docs/README.md');
});

test('README names every command of package.json, and no other', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const table = read('README.md').split('## All commands')[1]?.split('\n## ')[0] ?? '';
  const named = [...table.matchAll(/\bnpm (?:run )?(?:--silent )?([\w:]+)/g)].map(([, name]) => name);
  const inner = ['lint', 'format', 'types'];
  const isBefore = (name: string) => name.startsWith('pre') && name.slice('pre'.length) in scripts;
  expect([...new Set(named)].sort()).toEqual(
    Object.keys(scripts)
      .filter((name) => !inner.includes(name) && !isBefore(name))
      .sort(),
  );
});

test('commands need no shell of one system', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const [name, command] of Object.entries(scripts)) {
    const outside = command.replace(/"(?:\\.|[^"])*"/g, '');
    expect([name, outside]).toEqual([name, expect.not.stringMatching(/[;|&$*<>']|\b(rm|cp|mv|cat|export|sh|bash)\b/)]);
  }
});
