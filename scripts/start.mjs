// `npm start`: prepares a fresh clone, then starts the reference back end, which serves the console.
import { BUILT_SERVER, giveUp, requireBuild, requireNode, requirePackages, serve } from './lib.mjs';

requireNode();
await requirePackages();
await requireBuild().catch((error) => giveUp(error.message));

serve(BUILT_SERVER, { FISH_DEMO: '1', FISH_DOCS: '1', FISH_LOG: 'warn', ...process.env });
