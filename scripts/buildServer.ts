import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(__dirname, '..');

/**
 * Bundles our own code of the back end into one file that plain Node runs, with a source map, and its migrations
 * beside it, which is where it looks for them. Packages stay outside. Answers the names of those it imports.
 */
export async function buildServer(folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/main.ts'],
    outfile: join(folder, 'main.js'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    // Stacks need lines only, and the map is read at every start.
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  });
  cpSync(join(ROOT, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = imports.map(({ path }) => path).filter((path) => !path.startsWith('node:'));
  return [...new Set(packages.map(packageOf))].sort();
}

/** The package that an import is from: `pg` of `pg/lib/x`, `@a/b` of `@a/b/c`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

if (require.main === module) void buildServer(join(ROOT, 'dist-server'));
