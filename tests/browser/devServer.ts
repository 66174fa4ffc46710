import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { somePort } from './server';

const ROOT = `${__dirname}/../..`;
const START_TIMEOUT_MS = 400_000;

/** `npm run dev`: umi's development server, with the mock files as the back end. */
export class DevServer {
  private output = '';

  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
  ) {
    for (const stream of [process.stdout, process.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.output += text.toString();
      });
    }
  }

  /** Resolves once the console is compiled. */
  static async start(): Promise<DevServer> {
    const port = somePort();
    const { HOST, ...env } = process.env;
    const child = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: ROOT,
      env: { ...env, PORT: String(port), BROWSER: 'none', DID_YOU_KNOW: 'none' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: umi works in children, which are to end with it.
      detached: true,
    });
    const server = new DevServer(`http://127.0.0.1:${port}`, child);
    await server.isCompiled();
    return server;
  }

  /** Another address of this machine, at which it answers only if it listens on all of them. */
  get elsewhere(): string {
    return this.url.replace('127.0.0.1', '127.0.0.2');
  }

  async stop(): Promise<void> {
    const { pid, exitCode, signalCode } = this.process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const exited = once(this.process, 'exit');
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, 'SIGKILL');
    await exited;
  }

  /** umi answers scripts only when they are compiled. */
  private async isCompiled(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline && this.process.exitCode === null) {
      const answer = await fetch(`${this.url}/umi.js`).catch(() => undefined);
      if (answer?.headers.get('content-type')?.includes('javascript')) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await this.stop();
    throw new Error(`The development server did not start:\n${this.output}`);
  }
}
