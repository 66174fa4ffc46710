// `npm run try:start`: runs `npm start` twice on a data folder of its own, as somebody does who has just cloned the
// repository, and looks whether each says how to sign in, and answers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, seconds } from './lib.mjs';

const LISTENS = /^Fish Admin: (http:\S+)$/m;
const SIGN_IN = /Sign in as admin with the password (\w+)\./;

const folder = mkdtempSync(join(tmpdir(), 'fish-start-'));
try {
  for (const turn of ['first', 'second']) await tryStart(turn);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tryStart(turn) {
  const begun = Date.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, FISH_DATA: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const exited = once(child, 'exit');
  const listens = new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      said += text;
      if (LISTENS.test(said)) resolve(LISTENS.exec(said)[1]);
    });
  });
  const address = await Promise.race([listens, exited.then(() => giveUp(`The ${turn} npm start ended:\n${said}`))]);
  if (!SIGN_IN.test(said)) giveUp(`The ${turn} npm start does not say how to sign in:\n${said}`);
  const [page, health] = await Promise.all([fetch(address), fetch(`${address}/fish/health`)]);
  if (!page.ok || !health.ok) giveUp(`${address} answers ${page.status}, and its health ${health.status}.`);
  if (!(await page.text()).includes('umi.')) giveUp(`${address} is not the console.`);
  child.kill('SIGTERM');
  await exited;
  console.log(`The ${turn} npm start was ready after ${seconds(begun)} and says how to sign in.`);
}
