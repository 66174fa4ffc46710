import { existsSync, readFileSync } from 'node:fs';
import { parts } from './list';
import { type Mutant, mutate } from './mutant';

/**
 * Why a guard cannot be broken any more: a file of it is gone, or its text is not in its file exactly once. Nothing if
 * it can. `npm run check` asks it of every guard.
 */
export function staleness(mutant: Mutant): string | undefined {
  const missing = [mutant.file, ...mutant.tests].filter((file) => !existsSync(file));
  if (missing.length) return `“${mutant.guards}” names ${missing.join(', ')}`;
  try {
    const source = readFileSync(mutant.file, 'utf8');
    return mutate(source, mutant) === source ? `“${mutant.guards}” changes nothing` : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function main(): void {
  const stale = parts.flatMap(({ mutants }) => mutants.flatMap((mutant) => staleness(mutant) ?? []));
  for (const line of stale) console.error(line);
  process.exitCode = stale.length ? 1 : 0;
}

if (require.main === module) main();
