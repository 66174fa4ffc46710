// Runs before anything is installed: only Node's own modules, and only syntax that an old Node can parse.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const NODE_MAJOR = 20;
/** Starts the built back end with source maps, so that errors name the lines of our sources. */
export const BUILT_SERVER = ['--enable-source-maps', 'dist-server/main.js'];

const PACKAGES = ['package.json', 'package-lock.json'];
/** The sources of each build, and the file with their fingerprint, which shows whether a build is outdated. */
export const BUILDS = {
  console: {
    inputs: ['src', 'config', 'contract', 'public', '.umirc.ts', ...PACKAGES],
    record: 'dist/.inputs',
    notice: 'Building the console (about half a minute) …',
  },
  server: {
    inputs: ['server', 'config', 'contract', 'scripts/buildServer.ts', 'tsconfig.json', ...PACKAGES],
    record: 'dist-server/.inputs',
    notice: 'Bundling the back end …',
  },
};

/** Ends the process with one plain line. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a command in the foreground, without stdin; resolves with its exit code, 127 if the command does not exist. What it
 * prints stands there at once or, `held`, when it has ended.
 */
export function run(command, args, { env = {}, held = false } = {}) {
  return new Promise((resolve) => {
    const output = held ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      // npm is a command file on Windows. A program's own path may have blanks, which no shell must see.
      shell: process.platform === 'win32' && command === 'npm',
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text));
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === null ? 1 : code);
    });
  });
}

export function runTool(program, args = [], options = {}) {
  return run(process.execPath, [join('node_modules', program), ...args], options);
}

/** Runs Node as a server in this terminal. A signal to this process ends it, and with its exit code this process ends. */
export function serve(args, env) {
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to both processes, so passing it on would send it twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    });
  }
  server.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : code;
  });
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    giveUp(`Node ${NODE_MAJOR} or newer is needed; this is ${process.version}. Get it from https://nodejs.org.`);
  }
}

/** Installs exactly what package-lock.json contains, unless that was done already. */
export async function requirePackages() {
  if (packagesAreHere()) return;
  console.log('Installing packages (about a minute the first time) …');
  const begun = Date.now();
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 127) giveUp('npm was not found. It comes with Node: https://nodejs.org.');
  if (code) {
    giveUp(
      `Installing failed: npm ci ended with code ${code}, and its message stands above. If package.json and ` +
        'package-lock.json do not match, `npm install` brings them together.',
    );
  }
  console.log(`Installed in ${seconds(begun)}.`);
}

function packagesAreHere() {
  const installed = 'node_modules/.package-lock.json';
  // An installation for production does not include the tools.
  if (!existsSync(installed) || !existsSync('node_modules/@umijs/max')) return false;
  return statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/** Builds console and back end, each unless its build is up to date. */
export async function requireBuild() {
  for (const [name, { record, notice }] of Object.entries(BUILDS)) {
    if (existsSync(record) && readFileSync(record, 'utf8') === fingerprint(name)) continue;
    console.log(notice);
    const begun = Date.now();
    const code = await run(process.execPath, ['scripts/build.mjs', name]);
    if (code) throw new Error(`The build failed with code ${code}. Its message stands above.`);
    console.log(`Built in ${seconds(begun)}.`);
  }
}

/** One hash of all sources of a build: `console` or `server`. */
export function fingerprint(name) {
  const hash = createHash('sha256');
  for (const file of BUILDS[name].inputs.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The files below a path, sorted, without generated files and without tests. */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(path).filter((name) => !name.startsWith('.umi'));
  return names.sort().flatMap((name) => filesOf(join(path, name)));
}
