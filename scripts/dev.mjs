// `npm run dev`: umi's development server, which other machines can reach only if HOST says so: it serves sources, and a
// back end that anybody can sign in to.
import { join } from 'node:path';
import { requireNode, requirePackages, root, serve } from './lib.mjs';

requireNode();
await requirePackages();

// umi works in child processes, which get this too.
const listenHere = `--require ${JSON.stringify(join(root, 'scripts/listenHere.cjs'))}`;
serve(['node_modules/@umijs/max/bin/max.js', 'dev', ...process.argv.slice(2)], {
  HOST: '127.0.0.1',
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${listenHere}`,
});
