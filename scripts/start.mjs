// `npm start`: prepares a fresh clone, then starts the reference back end, which serves the console.
import { spawn } from 'node:child_process';
import { BUILT_SERVER, giveUp, requireBuild, requireNode, requirePackages } from './lib.mjs';

requireNode();
await requirePackages();
await requireBuild().catch((error) => giveUp(error.message));

const server = spawn(process.execPath, BUILT_SERVER, {
  env: { FISH_DEMO: '1', FISH_DOCS: '1', ...process.env },
  stdio: 'inherit',
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A terminal sends Ctrl+C to both processes, so passing it on would send it twice.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : code;
});
