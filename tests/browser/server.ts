import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const START_TIMEOUT_MS = 120_000;

export interface ServerOptions {
  /** A folder for data that outlives a restart; in memory if absent. */
  data?: string;
  /** More of the environment that server/config.ts describes. */
  env?: Record<string, string>;
}

/** The built back end with demo data, serving the built console, on a port of its own. */
export class Server {
  private process?: ChildProcess;
  private output = '';

  private constructor(
    readonly port: number,
    private readonly options: ServerOptions,
  ) {}

  static async start(options: ServerOptions = {}): Promise<Server> {
    const server = new Server(await freePort(), options);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it (again) on the same port and data. */
  async start(): Promise<void> {
    const { data = 'memory', env } = this.options;
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist-server/main.js'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(this.port), FISH_DATA: data, FISH_DEMO: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    this.output = '';
    const collect = (text: Buffer) => {
      this.output += text.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    await this.answers(child);
  }

  /** Stops it the polite way. */
  stop = (): Promise<void> => this.end('SIGTERM');

  /** Stops it the way a power cut does. */
  kill = (): Promise<void> => this.end('SIGKILL');

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

  private async answers(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`${this.url}/fish/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await this.kill();
    throw new Error(`The back end did not start:\n${this.output}`);
  }
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
