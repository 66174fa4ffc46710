import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { nginxConf } from '../../scripts/nginxConf';
import { somePort } from './server';

const DIST = resolve(__dirname, '../../dist');
const MIME_TYPES = '/etc/nginx/mime.types';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_TIMEOUT_MS = 60_000;

/** Whether this nginx sends what the build compressed as brotli. */
export const hasBrotli = existsSync(BROTLI);

/** nginx with deploy/nginx.conf, changed where that file says so: name, certificate, folders, the servers of the service. */
export class Nginx {
  private process?: ChildProcess;

  private constructor(
    readonly url: string,
    /** What /etc/fish-admin is elsewhere. */
    readonly settings: string,
    private readonly folder: string,
  ) {}

  static async start(...services: string[]): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'fish-nginx-'));
    const settings = join(folder, 'settings');
    mkdirSync(settings);
    const port = somePort();
    writeFileSync(join(folder, 'nginx.conf'), whole(site({ port, services, settings }), folder));
    const nginx = new Nginx(`http://127.0.0.1:${port}`, settings, folder);
    await nginx.startAgain();
    return nginx;
  }

  async startAgain(): Promise<void> {
    const { folder } = this;
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    this.process = spawn(process.env.NGINX_PATH ?? '', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    await this.answers();
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Ends it the way a power cut does, with its workers. */
  kill = (): Promise<void> => this.end('SIGKILL');

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { process: child } = this;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, signal);
    await ended;
  }

  private async answers(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (this.process?.exitCode === null && Date.now() < deadline) {
      if (await fetch(this.url).catch(() => undefined)) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    await this.stop();
    throw new Error('nginx did not start; what it printed stands above.');
  }
}

/** The file of ours, over plain HTTP: the server that only redirects, and the certificate, are left out. */
function site({ port, services, settings }: { port: number; services: string[]; settings: string }): string {
  const conf = nginxConf(DIST)
    .replace(/server \{\n\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/^\s+listen \[::\].*\n/gm, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s+ssl_.*\n/gm, '')
    .replace('server 127.0.0.1:8000;', services.map((service) => `server ${new URL(service).host};`).join('\n    '))
    .replaceAll('/etc/fish-admin', settings)
    .replaceAll('/srv/fish-admin', DIST);
  return hasBrotli ? conf.replace('# brotli_static on;', 'brotli_static on;') : conf;
}

/** What a distribution's nginx.conf says around it. */
function whole(inner: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return [
    ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
    // As root it would become somebody who may not read this folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events { worker_connections 256; }',
    'http {',
    `include ${existsSync(MIME_TYPES) ? MIME_TYPES : join(dirname(process.env.NGINX_PATH ?? ''), '../conf/mime.types')};`,
    'access_log off;',
    ...temporary,
    inner,
    '}',
  ].join('\n');
}
