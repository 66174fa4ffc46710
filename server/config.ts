import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDecryptor } from './auth/decrypt';
import { developmentKey } from './auth/developmentKey';
import type { Webhook } from './delivery/webhookGateway';

type Environment = Record<string, string | undefined>;

/** What the back end is started with; every value comes from one environment variable. */
export interface Config {
  /** PORT: where to listen; 8000 unless set. */
  port: number;
  /** HOST: the address to listen on; 127.0.0.1 unless set, so nobody else reaches it without a decision. */
  host: string;
  /** DATABASE_URL: a PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string;
  /** FISH_DATA: folder of the embedded database and the uploads (`.fish-data`), or `memory` to keep nothing. */
  data: string | 'memory';
  /** FISH_DEMO=1: fill an empty database with demo data. */
  demo: boolean;
  /** FISH_ADMIN_PASSWORD: password of the first admin; without it a random one is printed once. */
  adminPassword?: string;
  /** FISH_PRIVATE_KEY_FILE: PEM of the RSA key passwords are encrypted for; the development key unless set. */
  privateKey: string;
  /** Whether `privateKey` is the one of FISH_PRIVATE_KEY_FILE. */
  ownKey: boolean;
  /** FISH_API: base address the served console talks to, when that is not this back end. */
  api?: string;
  /** FISH_TRUST_PROXY: addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas. */
  trustProxy?: string;
  /** FISH_PUSH_WEBHOOK and FISH_PUSH_SECRET: the gateway pushes are posted to; they are only recorded unless set. */
  webhook?: Webhook;
}

/** A sentence for the operator who starts the back end; it is printed without a stack. */
export class StartError extends Error {}

function readKey(file: string): string {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The file of FISH_PRIVATE_KEY_FILE can’t be read: ${file}`);
  }
  try {
    createDecryptor(pem);
    return pem;
  } catch {
    throw new StartError(`The file of FISH_PRIVATE_KEY_FILE is not an RSA private key in PEM: ${file}`);
  }
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readApi(text: string | undefined): string | undefined {
  if (text && !URL.canParse(text)) {
    throw new StartError(`FISH_API must be a full address such as https://api.example.com, not "${text}".`);
  }
  return text || undefined;
}

const LOCAL = ['127.0.0.1', 'localhost'];

function readWebhook(text: string | undefined, secret: string | undefined): Webhook | undefined {
  if (!text) {
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.includes(url.hostname));
  if (!url || !isSafe) {
    throw new StartError(`FISH_PUSH_WEBHOOK must be an https address such as https://push.example.com, not "${text}".`);
  }
  if (!secret) {
    throw new StartError(
      'FISH_PUSH_WEBHOOK needs FISH_PUSH_SECRET: what your gateway checks the signature of a push by.',
    );
  }
  return { url: url.href, secret };
}

/** Reads the environment; throws StartError for a value that can't be used. */
export function readConfig(env: Environment): Config {
  const keyFile = env.FISH_PRIVATE_KEY_FILE;
  return {
    port: readPort(env.PORT),
    host: env.HOST || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || undefined,
    data: env.FISH_DATA || join(process.cwd(), '.fish-data'),
    demo: env.FISH_DEMO === '1',
    adminPassword: env.FISH_ADMIN_PASSWORD || undefined,
    privateKey: keyFile ? readKey(keyFile) : developmentKey,
    ownKey: Boolean(keyFile),
    api: readApi(env.FISH_API),
    trustProxy: env.FISH_TRUST_PROXY || undefined,
    webhook: readWebhook(env.FISH_PUSH_WEBHOOK, env.FISH_PUSH_SECRET),
  };
}
