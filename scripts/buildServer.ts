import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(__dirname, '..');

/**
 * Bundles the back end's own code into one file for plain Node, with a source map, and puts its migrations beside it.
 * Packages are not bundled. Returns the names of the imported packages.
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
    // Stack traces need only lines, and the map is read at every start.
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  });
  cpSync(join(ROOT, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = imports.map(({ path }) => path).filter((path) => !path.startsWith('node:'));
  return [...new Set(packages.map(packageOf))].sort();
}

/** The package of an import: `pg` of `pg/lib/x`, `@a/b` of `@a/b/c`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

if (require.main === module) void buildServer(join(ROOT, 'dist-server'));
