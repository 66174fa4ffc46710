import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that the product is made of. */
export interface Software {
  name: string;
  version: string;
  /** As the package states it, by SPDX where it does; empty when it states none. */
  licence: string;
}

/** What a build is, and what it is made of. */
export interface BuildInfo {
  /** ISO 8601. */
  builtAt: string;
  /** Absent where it was built outside of a repository. */
  commit?: string;
  software: Software[];
}

export function buildInfo(root: string, now = new Date()): BuildInfo {
  return { builtAt: now.toISOString(), commit: commitOf(root), software: softwareOf(root) };
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
  /** As packages of npm's first years state it. */
  licenses?: { type?: string }[];
}

/** The packages of the lock file that are installed and not for development alone, by name. */
export function softwareOf(root: string): Software[] {
  const { packages } = readJson<{ packages: Record<string, { dev?: boolean }> }>(join(root, 'package-lock.json'));
  const found = new Map<string, Software>();
  for (const [path, { dev }] of Object.entries(packages)) {
    const file = join(root, path, 'package.json');
    if (!path || dev || !existsSync(file)) continue;
    const manifest = readJson<Manifest>(file);
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const version = manifest.version ?? '';
    found.set(`${name}@${version}`, { name, version, licence: licenceOf(manifest) });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
