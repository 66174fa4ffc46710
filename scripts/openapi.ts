import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../server/openapi/document';

const FILE = join(__dirname, '..', 'docs', 'openapi.json');

/** Writes OpenAPI 3.1, which the back end also serves at `/fish/openapi.json`; `--check` says whether it is written. */
function main(): void {
  const text = `${JSON.stringify(openApi(), null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, text);
  } else if (readFileSync(FILE, 'utf8') !== text) {
    console.error('docs/openapi.json is not what the contract says: `npm run openapi` writes it anew.');
    process.exitCode = 1;
  }
}

main();
