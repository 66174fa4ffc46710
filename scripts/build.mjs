// `npm run build`: the production build of the console in dist/, with every file compressed beside it.
import { writeFileSync } from 'node:fs';
import { compress } from './compress.mjs';
import { FINGERPRINT, fingerprint, giveUp, runTool, seconds } from './lib.mjs';

// Taken first: a source that changes while the build runs makes the next start build again.
const inputs = fingerprint();
const code = await runTool('@umijs/max/bin/max.js', ['build'], { env: { DID_YOU_KNOW: 'none' } });
if (code) giveUp(`max build ended with code ${code}.`);

const begun = Date.now();
const { files, before, after } = await compress('dist');
const kilobytes = (bytes) => `${Math.round(bytes / 1024)} KB`;
console.log(`Compressed ${files} files in ${seconds(begun)}: ${kilobytes(before)} → ${kilobytes(after)} as brotli.`);
writeFileSync(FINGERPRINT, inputs);
