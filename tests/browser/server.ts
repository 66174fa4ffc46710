import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN } from './session';

const ROOT = join(__dirname, '../..');
/** A limit for what hangs: to make the demo data takes minutes on a busy machine. */
const START_TIMEOUT_MS = 300_000;
/** Printed as soon as it listens. */
const LISTENS = /^Fish Admin: /m;
const PORT_IN_USE = /^Port \d+ is in use/m;
const PORT_TRIES = 5;

/** What a database begins with: the demo data, or one admin and nothing else. */
export const beginnings = ['demo', 'empty'] as const;
export type Beginning = (typeof beginnings)[number];

export interface ServerOptions {
  /** The demo data, unless something else is asked for. */
  data?: Beginning;
  /** More of the environment that server/config.ts describes. With a DATABASE_URL the data is made there. */
  env?: Record<string, string>;
  /** Changes the data in its folder before the start. */
  prepare?: (folder: string) => Promise<void>;
}

type Environment = Record<string, string | undefined>;

/** The built back end, serving the built console, on a port and a data folder of its own. */
export class Server {
  private process?: ChildProcess;
  private output = '';

  private constructor(
    private port: number,
    private readonly folder: string,
    private readonly env: Environment,
  ) {}

  /** Starts one on a copy of what `seed.ts` has made: making the demo data takes most of a start. */
  static async start({ data = 'demo', env, prepare }: ServerOptions = {}): Promise<Server> {
    const folder = mkdtempSync(join(seeds(), 'server-'));
    if (!env?.DATABASE_URL) cpSync(join(seeds(), data), folder, { recursive: true });
    await prepare?.(folder);
    return Server.startIn(folder, { ...environmentOf(data), ...env });
  }

  /** Makes the data that others begin with, in a folder that is not there yet. */
  static async seed(data: Beginning): Promise<void> {
    const server = await Server.startIn(join(seeds(), data), environmentOf(data));
    await server.stop();
  }

  private static async startIn(folder: string, env: Environment): Promise<Server> {
    for (let tries = 1; ; tries++) {
      const server = new Server(somePort(), folder, env);
      try {
        await server.start();
        return server;
      } catch (error) {
        if (tries === PORT_TRIES || !PORT_IN_USE.test(server.output)) throw error;
      }
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it (again) on the same port and data; `more` of the environment, for this time. */
  async start(more: Environment = {}): Promise<void> {
    const { port, folder } = this;
    const env = { ...this.env, ...more };
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist-server/main.js'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), FISH_DATA: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    this.output = '';
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
      const collect = (text: Buffer) => {
        this.output += text.toString();
        if (!LISTENS.test(this.output)) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('close', () => {
        clearTimeout(timer);
        reject(new Error(`The back end did not start:\n${this.output}`));
      });
    });
  }

  /** Stops it the polite way. */
  stop = (): Promise<void> => this.end('SIGTERM');

  /** Stops it the way a power cut does. */
  kill = (): Promise<void> => this.end('SIGKILL');

  /** Stops it for good, and its data goes. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** What it has printed since it was asked last: errors, most of all. */
  takeOutput(): string {
    const { output } = this;
    this.output = '';
    return output;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

/** Where the data of this run is: `seed.ts` says so. */
function seeds(): string {
  const folder = process.env.FISH_TEST_SEEDS;
  if (!folder) throw new Error('There is no data to begin with: seed.ts runs before the tests.');
  return folder;
}

const environmentOf = (data: Beginning): Environment => ({
  FISH_DEMO: data === 'demo' ? '1' : '0',
  FISH_ADMIN_PASSWORD: ADMIN.password,
  // What goes wrong, and not each call.
  FISH_LOG: 'warn',
});

/** Below the ports that systems give away by themselves, so that nobody gets it while a server restarts. */
export function somePort(): number {
  // Browsers refuse to open 10080.
  return 11_000 + Math.floor(Math.random() * 20_000);
}
