import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const PARTS = ['server', 'contract', 'config', 'docs', 'package.json', 'tsconfig.json'];

/** The release before this tree, from the history of the repository. */
export interface Release {
  name: string;
  /** Its sources, with its server in `dist-server`. */
  folder: string;
  remove(): void;
}

/** What stands for the release before until there is one. */
const BEFORE_THE_FIRST = '6a7c3f5c6984dbb5ce8a350af74c14f6bab5eba4';

/**
 * The commit that FISH_UPGRADE_FROM names, or the newest tag `v…` before this commit, or the one above. Undefined where
 * the history can't hold it: in a shallow clone, and in an archive of the source.
 * @throws if it should be there and is not, because its tests would be left out without anybody noticing
 */
export function lastRelease(): string | undefined {
  const wanted = process.env.FISH_UPGRADE_FROM;
  const tag = git('describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0', 'HEAD^');
  const name = wanted || tag || BEFORE_THE_FIRST;
  if (git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)) return name;
  if (git('rev-parse', '--is-shallow-repository') === 'false') throw new Error(`The history has no commit ${name}.`);
  return undefined;
}

/** Builds the server of that commit with the packages that are installed here; asks nobody for anything. */
export function buildRelease(name: string): Release {
  const folder = mkdtempSync(join(tmpdir(), 'fish-release-'));
  const archive = join(folder, 'sources.tar');
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  execFileSync('git', ['archive', '--output', archive, name, ...PARTS], { cwd: ROOT });
  execFileSync('tar', ['-xf', archive, '-C', sources]);
  symlinkSync(join(ROOT, 'node_modules'), join(sources, 'node_modules'), 'junction');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/buildServer.ts', sources], { cwd: ROOT, stdio: 'pipe' });
  return { name, folder: sources, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
