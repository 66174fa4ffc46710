import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Profile } from '../config/backEnd';
import { mistakesOf } from '../config/backEndMistakes';
import { contract } from '../contract/index';
import { createDecryptor } from './auth/decrypt';
import { developmentKey } from './auth/developmentKey';
import type { Webhook } from './delivery/webhookGateway';
import { OperatorError } from './operatorError';
import type { Retention } from './retention';
import { type Environment, withSettingFiles } from './settingFiles';
import { readTelemetry, type Telemetry } from './telemetry/settings';
import { readUploads, type UploadPlace } from './uploadPlace';

/** The settings of the back end; each comes from an environment variable, or from the file that `…_FILE` names. */
export interface Config extends Telemetry {
  /** PORT: where to listen; 8000 unless set. */
  port: number;
  /**
   * HOST: the address to listen on; 127.0.0.1 by default, so that other machines can't reach it unless somebody sets
   * it.
   */
  host: string;
  /** DATABASE_URL: a PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string;
  /** DATABASE_READ_URL: a replica of it, which lists, searches and statistics are read from. */
  databaseReadUrl?: string;
  /** FISH_DATA: folder of the embedded database and the uploads (`.fish-data`), or `memory` to keep nothing. */
  data: string | 'memory';
  /** FISH_UPLOADS: where uploads are stored; the folder `uploads` of FISH_DATA by default. */
  uploads: UploadPlace;
  /** FISH_KEEP_SIGN_INS, FISH_KEEP_DELIVERIES, FISH_KEEP_OPERATIONS: for how many days each is kept; for ever by default. */
  retention: Retention;
  /** FISH_DEMO=1: fill an empty database with demo data. */
  demo: boolean;
  /** FISH_DOCS=1: serve the contract as OpenAPI, readable at `/fish/docs`; what calls there are is told to nobody else. */
  docs: boolean;
  /** FISH_ADMIN_PASSWORD: password of the first admin; without it a random one is printed once. */
  adminPassword?: string;
  /**
   * FISH_PRIVATE_KEY_FILE: PEM of the RSA keys that passwords are encrypted for, in files separated by commas; consoles
   * get the first one's public key. The development key by default.
   */
  privateKey: string;
  /**
   * What the served console is told about its service: the profile in the file of FISH_CONFIG (config/backEnd.ts). FISH_API
   * is its address, FISH_PRIVATE_KEY_FILE gives its public key.
   */
  profile: Profile;
  /** FISH_ORIGINS: origins of consoles that stand elsewhere and may make calls, separated by commas; none by default. */
  origins: readonly string[];
  /**
   * FISH_PUSH_WEBHOOK and FISH_PUSH_SECRET: the gateway that pushes are posted to; without them pushes are only
   * recorded.
   */
  webhook?: Webhook;
}

function readKeys(files: string): string {
  return files
    .split(',')
    .map((file) => readKey(file.trim()))
    .join('\n');
}

function readKey(file: string): string {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch {
    throw new OperatorError(`The file of FISH_PRIVATE_KEY_FILE can’t be read: ${file}`);
  }
  try {
    createDecryptor(pem);
    return pem;
  } catch {
    throw new OperatorError(`The file of FISH_PRIVATE_KEY_FILE is not an RSA private key in PEM: ${file}`);
  }
}

function readPort(text: string | undefined): number {
  const port = Number(text || 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new OperatorError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readProfile({ FISH_CONFIG: file, FISH_API: address }: Environment): Profile {
  if (address && !/^https?:\/\/[^/\s]/.test(address)) {
    throw new OperatorError(`FISH_API must be a full address such as https://api.example.com, not "${address}".`);
  }
  const profile = file ? readProfileFile(file) : {};
  return address ? { ...profile, address } : profile;
}

function readProfileFile(file: string): Profile {
  let profile: unknown;
  try {
    profile = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`The file of FISH_CONFIG can’t be read as JSON: ${file}. ${(error as Error).message}`);
  }
  const mistakes = mistakesOf(profile, Object.keys(contract));
  if (mistakes.length) {
    throw new OperatorError([`The file of FISH_CONFIG has mistakes: ${file}`, ...mistakes].join('\n'));
  }
  return profile as Profile;
}

/** Those of the last 90 days are needed: the lock-out knows by them where an admin signs in. */
const SIGN_INS_MIN_DAYS = 90;
/** Whoever made a mistake of this quarter can still be asked. */
const OPERATIONS_MIN_DAYS = 90;

/** A century: much more would lie before the first year. */
const DAYS_MAX = 36_500;

function readDays(name: string, text: string | undefined, least: number): number | undefined {
  if (!text) {
    return undefined;
  }
  const days = Number(text);
  if (!Number.isInteger(days) || days < least || days > DAYS_MAX) {
    throw new OperatorError(
      `${name} must be a number of days, at least ${least} and at most ${DAYS_MAX}, not "${text}".`,
    );
  }
  return days;
}

function readOrigins(text: string | undefined): string[] {
  const origins = text ? text.split(',').map((each) => each.trim()) : [];
  const wrong = origins.find((each) => !isOrigin(each));
  if (wrong !== undefined) {
    const example = 'https://console.example.com';
    throw new OperatorError(`FISH_ORIGINS must be origins such as ${example}, separated by commas, not "${wrong}".`);
  }
  return origins;
}

/** Exactly as a browser says it, or it would never match. */
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const LOCAL = ['127.0.0.1', 'localhost'];

function readWebhook(text: string | undefined, secret: string | undefined): Webhook | undefined {
  if (!text) {
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.includes(url.hostname));
  if (!url || !isSafe) {
    throw new OperatorError(
      `FISH_PUSH_WEBHOOK must be an https address such as https://push.example.com, not "${text}".`,
    );
  }
  if (url.username || url.password) {
    throw new OperatorError('FISH_PUSH_WEBHOOK must not hold a name or a password: FISH_PUSH_SECRET signs each push.');
  }
  if (!secret) {
    throw new OperatorError(
      'FISH_PUSH_WEBHOOK needs FISH_PUSH_SECRET: what your gateway checks the signature of a push by.',
    );
  }
  return { url: url.href, secret };
}

function readReplica({ DATABASE_URL: primary, DATABASE_READ_URL: replica }: Environment): string | undefined {
  if (replica && !primary) {
    throw new OperatorError(
      'DATABASE_READ_URL is a replica of the PostgreSQL of DATABASE_URL, which has to be set too.',
    );
  }
  return replica || undefined;
}

/** @throws OperatorError for a value that can't be used */
export function readConfig(environment: Environment): Config {
  const env = withSettingFiles(environment);
  const keyFile = env.FISH_PRIVATE_KEY_FILE;
  const profile = readProfile(env);
  const privateKey = keyFile ? readKeys(keyFile) : developmentKey;
  const data = env.FISH_DATA || join(process.cwd(), '.fish-data');
  return {
    port: readPort(env.PORT),
    host: env.HOST || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || undefined,
    databaseReadUrl: readReplica(env),
    data,
    uploads: readUploads(env.FISH_UPLOADS || (data === 'memory' ? data : join(data, 'uploads')), env),
    retention: {
      signIns: readDays('FISH_KEEP_SIGN_INS', env.FISH_KEEP_SIGN_INS, SIGN_INS_MIN_DAYS),
      deliveries: readDays('FISH_KEEP_DELIVERIES', env.FISH_KEEP_DELIVERIES, 1),
      operations: readDays('FISH_KEEP_OPERATIONS', env.FISH_KEEP_OPERATIONS, OPERATIONS_MIN_DAYS),
    },
    demo: env.FISH_DEMO === '1',
    docs: env.FISH_DOCS === '1',
    adminPassword: env.FISH_ADMIN_PASSWORD || undefined,
    privateKey,
    profile: keyFile ? { ...profile, publicKey: createDecryptor(privateKey).publicKey } : profile,
    origins: readOrigins(env.FISH_ORIGINS),
    webhook: readWebhook(env.FISH_PUSH_WEBHOOK, env.FISH_PUSH_SECRET),
    ...readTelemetry(env, environment),
  };
}
