import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(__dirname, '..');

/** By the name of the built file; an earlier release may lack some. */
const ENTRIES = { main: 'server/main.ts', keep: 'server/keep/main.ts', verify: 'server/verify.ts' };

/**
 * Bundles the back end's own code for plain Node, the server and the commands in files of their own with source maps,
 * and puts its migrations beside them. Packages are not bundled. Returns the names of the imported packages. `root`: the
 * sources of another release.
 */
export async function buildServer(folder: string, root = ROOT): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(ENTRIES).filter(([, file]) => existsSync(join(root, file)))),
    outdir: folder,
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
  cpSync(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
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

if (require.main === module) {
  const [root = ROOT] = process.argv.slice(2);
  void buildServer(join(root, 'dist-server'), root);
}
