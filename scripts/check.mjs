// `npm run check`: checks the lock file, format, lint, import boundaries, the guards of `npm run mutants`, types and the
// OpenAPI document; runs all even if one fails.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode, requirePackages, run, runTool, seconds } from './lib.mjs';

requireNode();
await requirePackages();

// It asks nobody anything.
const ON_ITS_OWN = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const steps = [
  ['lock file', () => run(process.execPath, ['--import', 'tsx', 'scripts/lockFile.ts'])],
  ['lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['boundaries', () => run(process.execPath, ['--import', 'tsx', 'scripts/boundaries.ts'])],
  ['guards', () => run(process.execPath, ['--import', 'tsx', 'scripts/mutants/stale.ts'])],
  ['types', () => runTool('typescript/bin/tsc', ['--noEmit'])],
  ['OpenAPI', () => run(process.execPath, ['--import', 'tsx', 'scripts/openapi.ts', '--check'])],
  ['OpenAPI lint', () => runTool('@redocly/cli/bin/cli.js', ['lint', '--format=stylish'], { env: ON_ITS_OWN })],
];
// umi generates the types of `@umijs/max` from the configuration.
if (generatedIsStale()) {
  steps.unshift(['setup', () => runTool('@umijs/max/bin/max.js', ['setup'], { env: { DID_YOU_KNOW: 'none' } })]);
}

let failed = 0;
for (const [name, step] of steps) {
  const begun = Date.now();
  const code = await step();
  if (code) failed += 1;
  console.log(`${code ? '✗' : '✓'} ${name} (${seconds(begun)})`);
}
process.exitCode = failed ? 1 : 0;

function generatedIsStale() {
  const generated = 'src/.umi/exports.ts';
  if (!existsSync(generated)) return true;
  const config = readdirSync('config').map((name) => join('config', name));
  const inputs = ['.umirc.ts', 'package-lock.json', 'src/areas', ...config].map((file) => statSync(file).mtimeMs);
  return Math.max(...inputs) > statSync(generated).mtimeMs;
}
