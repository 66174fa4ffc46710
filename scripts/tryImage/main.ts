// `npm run try:image`: does what the Dockerfile says where there is no container engine: its very commands, each stage in
// a folder of its own, as another user if this one is root, with an empty npm cache. Then starts what the image starts,
// asks its health as the image does, and lists what it holds. Node is this one, not the image's.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Image, user } from './build';
import { contentOf, toolsIn } from './content';
import { allowedBy, lastOf, type Stage, stagesOf } from './dockerfile';

const ROOT = join(__dirname, '../..');
const NODE = '/nodejs/bin/node';
const HEALTHY_WITHIN_MS = 300_000;

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fish-image-'));
  chmodSync(folder, 0o755);
  try {
    const context = contextIn(join(folder, 'context'));
    const stages = stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
    const images = new Map<string, Image>();
    for (const stage of stages) {
      process.stdout.write(`${stage.name}: ${stage.image}\n`);
      images.set(stage.name, build(stage, rootOf(folder, stage), context, images));
    }
    const final = stages.at(-1) as Stage;
    const image = images.get(final.name) as Image;
    await tryToStart(final, image);
    const tools = toolsIn(join(images.get('packages')?.root ?? '', 'app'));
    if (tools.length) throw new Error(`Tools are in the image: ${tools.join(', ')}`);
    process.stdout.write(`\n${contentOf(image.root)}\n\nNo package for building or testing is among them.\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rootOf(folder: string, { name }: Stage): string {
  const root = join(folder, `stage-${name}`);
  mkdirSync(root, { recursive: true });
  return root;
}

/** What a builder is sent: the files of the repository that .dockerignore lets through. */
function contextIn(folder: string): string {
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).stdout.split('\0');
  const allowed = allowedBy(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
  const sent = listed.filter((file) => file && allowed.includes(file.split('/')[0] ?? ''));
  for (const file of sent) cpSync(join(ROOT, file), join(folder, file));
  return folder;
}

async function tryToStart(stage: Stage, image: Image): Promise<void> {
  const env = { ...image.env, HOST: '127.0.0.1', PORT: String(await freePort()), FISH_DATA: join(image.root, '/data') };
  const options = { cwd: join(image.root, image.workdir), env, ...user };
  const command = [...(lastOf(stage, 'ENTRYPOINT')?.args ?? []), ...(lastOf(stage, 'CMD')?.args ?? [])];
  const health = lastOf(stage, 'HEALTHCHECK')?.args ?? [];
  if (command[0] !== NODE || health[0] !== NODE) throw new Error('ENTRYPOINT and HEALTHCHECK must run Node.');

  const begun = Date.now();
  const server = spawn(process.execPath, command.slice(1), { ...options, stdio: 'inherit' });
  try {
    while (spawnSync(process.execPath, health.slice(1), options).status !== 0) {
      if (server.exitCode !== null) throw new Error('The server ended.');
      if (Date.now() - begun > HEALTHY_WITHIN_MS) throw new Error('The server did not become healthy.');
    }
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
    if (!page.ok) throw new Error(`The console answers ${page.status}.`);
    process.stdout.write(`Healthy after ${((Date.now() - begun) / 1000).toFixed(1)} s.\n`);
  } finally {
    await stop(server);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
