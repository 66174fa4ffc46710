import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of all files below a path. */
export function sizeOf(path: string): number {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.isFile() ? stat.size : 0;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1).padStart(8)} MiB`;

const PACKAGES_SHOWN = 8;

/** What an image holds, with sizes; the largest packages by themselves. */
export function contentOf(root: string): string {
  const app = join(root, 'app');
  const rows = readdirSync(app).map((name): [string, number] => [`/app/${name}`, sizeOf(join(app, name))]);
  const packages = packagesIn(join(app, 'node_modules'));
  const largest = [...packages].sort(([, a], [, b]) => b - a).slice(0, PACKAGES_SHOWN);
  return [
    ...rows.sort(([, a], [, b]) => b - a).map(([name, size]) => `${mebibytes(size)}  ${name}`),
    `${mebibytes(rows.reduce((sum, [, size]) => sum + size, 0))}  in all, beside Node’s own image`,
    '',
    `${packages.size} packages; the largest:`,
    ...largest.map(([name, size]) => `${mebibytes(size)}  ${name}`),
  ].join('\n');
}

/** Names and bytes of the packages at the top of a `node_modules`. */
export function packagesIn(folder: string): Map<string, number> {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const all = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return new Map(all.map((name) => [name, sizeOf(join(folder, name))]));
}

/** Packages that the lock file has for building and testing alone, and that are there all the same. */
export function toolsIn(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return [...packagesIn(join(root, 'node_modules')).keys()].filter(
    (name) => lock.packages[`node_modules/${name}`]?.dev,
  );
}
