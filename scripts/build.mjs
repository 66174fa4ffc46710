// `npm run build`: the console in dist/, with compressed files beside each file, and the back end in dist-server/.
// `node scripts/build.mjs console` or `server` builds only one of them.
import { writeFileSync } from 'node:fs';
import { compress } from './compress.mjs';
import { BUILDS, fingerprint, giveUp, run, runTool, seconds } from './lib.mjs';

const steps = { console: buildConsole, server: buildServer };
const asked = process.argv.slice(2);
const names = asked.length ? asked : Object.keys(steps);
if (names.some((name) => !steps[name])) giveUp(`Usage: node scripts/build.mjs [${Object.keys(steps).join(' | ')}]`);

for (const name of names) {
  // Computed before the build: if a source changes while it runs, the next start builds again.
  const inputs = fingerprint(name);
  await steps[name]();
  writeFileSync(BUILDS[name].record, inputs);
}

async function buildConsole() {
  const code = await runTool('@umijs/max/bin/max.js', ['build'], { env: { DID_YOU_KNOW: 'none' } });
  if (code) giveUp(`max build ended with code ${code}.`);
  const begun = Date.now();
  const { files, before, after } = await compress('dist');
  const kilobytes = (bytes) => `${Math.round(bytes / 1024)} KB`;
  console.log(`Compressed ${files} files in ${seconds(begun)}: ${kilobytes(before)} → ${kilobytes(after)} as brotli.`);
}

async function buildServer() {
  const begun = Date.now();
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/buildServer.ts']);
  if (code) giveUp(`Bundling the back end ended with code ${code}.`);
  console.log(`Bundled the back end in ${seconds(begun)}.`);
}
