import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A code block of the guide: a whole file, or lines to add to a file. */
export interface Block {
  file: string;
  isDiff: boolean;
  text: string;
}

const GUIDE = 'docs/adding-a-screen.md';
const BLOCK = /^```(ts|tsx|diff) (\S+)\n(.*?)^```$/gms;

/** The blocks of the guide that name a file, with the example's name replaced by the new area's. */
export function blocksOf(guide: string, area: string): Block[] {
  return [...guide.matchAll(BLOCK)].map(([, kind, file = '', text = '']) => ({
    file: renamed(file, area),
    isDiff: kind === 'diff',
    text: renamed(text, area),
  }));
}

const renamed = (text: string, area: string) =>
  text
    .replaceAll('banner', area)
    .replaceAll('Banner', `${area[0]?.toUpperCase()}${area.slice(1)}`)
    .replaceAll('BANNER', area.replaceAll(/[A-Z]/g, '_$&').toUpperCase());

/** A file with the lines of a diff added; the lines around them have to occur exactly once. */
export function patched(content: string, { file, text }: Block): string {
  const lines = text.split('\n').filter(Boolean);
  const linesOf = (marks: string) => lines.filter((line) => marks.includes(line[0] ?? ''));
  const before = linesOf(' ').map((line) => `${line.slice(1)}\n`);
  const after = linesOf(' +').map((line) => `${line.slice(1)}\n`);
  if (content.split(before.join('')).length !== 2)
    throw new Error(`${file}: “${before.join('').trim()}” is not there once`);
  return content.replace(before.join(''), () => after.join(''));
}

/** Writes a new area as in the guide. Returns its files. */
export function addArea(area: string, root: string): string[] {
  if (!/^[a-z][A-Za-z]+$/.test(area))
    throw new Error('Name the area in one word of letters: npm run new:area -- coupon');
  const blocks = blocksOf(readFileSync(join(root, GUIDE), 'utf8'), area);
  for (const block of blocks) {
    const file = join(root, block.file);
    mkdirSync(dirname(file), { recursive: true });
    if (block.isDiff) writeFileSync(file, patched(readFileSync(file, 'utf8'), block));
    else writeFileSync(file, block.text, { flag: 'wx' });
  }
  return [...new Set(blocks.map(({ file }) => file))];
}

if (require.main === module) {
  const [area = ''] = process.argv.slice(2);
  const files = addArea(area, process.cwd());
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files]);
  process.stdout.write(`${files.join('\n')}\n\nNext: npm run migration -- --name ${area}s, then npm run openapi\n`);
}
