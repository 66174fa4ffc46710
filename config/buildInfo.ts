import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Software {
  name: string;
  version: string;
  /** The SPDX expression where the package states one; empty when it states no licence. */
  licence: string;
}

export interface BuildInfo {
  /** ISO 8601. */
  builtAt: string;
  /** Absent when it was built outside of a repository. */
  commit?: string;
  software: Software[];
}

/** `bundled`: the source files in the console's chunks, as webpack lists them. */
export function buildInfo(root: string, bundled: readonly string[], now = new Date()): BuildInfo {
  return { builtAt: now.toISOString(), commit: commitOf(root), software: softwareOf(root, bundled) };
}

function commitOf(root: string): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, stdio: [...stdio] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

interface Manifest {
  version?: string;
  license?: string | { type?: string };
  /** The form that packages of npm's first years use. */
  licenses?: { type?: string }[];
}

/** The packages whose files are in the console, and those installed with the back end, by name. */
export function softwareOf(root: string, bundled: readonly string[]): Software[] {
  const found = new Map<string, Software>();
  for (const folder of new Set([...bundled.flatMap(packageFolder), ...productionFolders(root)])) {
    const manifest = readJson<Manifest>(join(root, folder, 'package.json'));
    const name = folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
    const version = manifest.version ?? '';
    found.set(`${name}@${version}`, { name, version, licence: licenceOf(manifest) });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const MODULES = 'node_modules/';

/** What `npm ci --omit=dev` installs. */
function productionFolders(root: string): string[] {
  const { packages } = readJson<{ packages: Record<string, { dev?: boolean }> }>(join(root, 'package-lock.json'));
  return Object.entries(packages).flatMap(([folder, { dev }]) =>
    // The lock file also lists native packages for other platforms, which are not installed here.
    folder && !dev && existsSync(join(root, folder, 'package.json')) ? [folder] : [],
  );
}

/** The folder of the package that a file belongs to, starting at the first `node_modules`; empty for our own files. */
function packageFolder(file: string): string[] {
  return /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/')) ?? [];
}

function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
