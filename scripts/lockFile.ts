import { readFileSync } from 'node:fs';

interface Entry {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, Entry>;
}

const EXACT = /^\d+\.\d+\.\d+[\w.+-]*$/;

/**
 * The problems of a lock file that `npm ci` has to accept on every platform, one sentence each: missing native
 * packages, which `npm ci` refuses, and download addresses, which bind it to one registry.
 */
export function faultsOf({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...missingParts(packages, path, entry),
    ...(entry.resolved?.includes('://') ? [`${path} has a download address`] : []),
  ]);
}

const HOW_TO_MEND =
  'Remove node_modules and run `npm install` with the .npmrc of this repository, which keeps addresses out. If a part ' +
  'is still missing, the registry has no such version of it: pin or override its package to a version with all parts.';

/**
 * Native packages for all platforms are optional dependencies; so are a few libraries, which `npm ci` requires as well.
 */
function missingParts(packages: LockFile['packages'], path: string, entry: Entry): string[] {
  return Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, wanted]) => {
    const found = resolve(packages, path, name);
    if (found && (!EXACT.test(wanted) || found.version === wanted)) return [];
    const instead = found ? `, but has ${found.version}` : '';
    return [`${path || 'package.json'} ${entry.version ?? ''} lacks ${name} ${wanted}${instead}`];
  });
}

/** The entry that Node would resolve for a name from a package's folder. */
function resolve(packages: LockFile['packages'], path: string, name: string): Entry | undefined {
  const found = packages[`${path && `${path}/`}node_modules/${name}`];
  if (found || !path) return found;
  return resolve(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

function main(): void {
  const faults = faultsOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const fault of faults) console.error(`package-lock.json: ${fault}`);
  if (faults.length) console.error(HOW_TO_MEND);
  process.exitCode = faults.length ? 1 : 0;
}

if (require.main === module) main();
