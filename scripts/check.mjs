// `npm run check`: checks the lock file, format, lint, import boundaries, the guards of `npm run mutants`, types and the
// OpenAPI document; runs all even if one fails.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode, requirePackages, run, seconds } from './lib.mjs';

requireNode();
await requirePackages();

// umi generates the types of `@umijs/max` from the configuration.
const setup = generatedIsStale() ? [['setup', 'node_modules/@umijs/max/bin/max.js', 'setup']] : [];
const steps = [
  ['types', 'node_modules/typescript/bin/tsc', '--noEmit'],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['boundaries', '--import', 'tsx', 'scripts/boundaries.ts'],
  ['OpenAPI', '--import', 'tsx', 'scripts/openapi.ts', '--check'],
  ['OpenAPI lint', 'node_modules/@redocly/cli/bin/cli.js', 'lint', '--format=stylish'],
  ['guards', '--import', 'tsx', 'scripts/mutants/stale.ts'],
  ['lock file', '--import', 'tsx', 'scripts/lockFile.ts'],
];
// None asks anybody anything.
const env = { DID_YOU_KNOW: 'none', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

let failed = 0;
await work(setup);
// Most use one core.
await Promise.all([work(steps), work(steps)]);
process.exitCode = failed ? 1 : 0;

/** Takes one after the other. */
async function work(waiting) {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, ...args] = step;
    const begun = Date.now();
    const code = await run(process.execPath, args, { env, held: true });
    if (code) failed += 1;
    console.log(`${code ? '✗' : '✓'} ${name} (${seconds(begun)})`);
  }
}

function generatedIsStale() {
  const generated = 'src/.umi/exports.ts';
  if (!existsSync(generated)) return true;
  const config = readdirSync('config').map((name) => join('config', name));
  const inputs = ['.umirc.ts', 'package-lock.json', 'src/areas', ...config].map((file) => statSync(file).mtimeMs);
  return Math.max(...inputs) > statSync(generated).mtimeMs;
}
