import { constants, createHash, createPublicKey, publicEncrypt } from 'node:crypto';
import { type BackEnd, type Encryption, type Profile, reference, withProfile } from '../../config/backEnd';
import type { Path } from '../../contract';
import { codes } from '../../contract/codes';
import { fieldsOf, fromWireFields, toWireFields } from '../../src/request/wire/fields';
import { parseJson } from '../../src/request/wire/parse';
import { toWireBody, toWirePaging, toWireQuery } from '../../src/request/wire/query';

export type Group = Record<string, unknown>;

/** What a service answered. */
export interface Answer {
  /** As it was asked: `GET /fish/admin/user/pageList?…`. */
  asked: string;
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
  /** The envelope in the contract's words; undefined if there is none. */
  envelope?: { code: number | string; message: string; data: unknown };
  /** The data of a success, with the contract's names. */
  data?: unknown;
  success: boolean;
}

export interface Asking {
  /** Instead of the client's own; empty: without. */
  token?: string;
  headers?: Record<string, string>;
  /** Instead of the path of the profile: `GET /fish/admin/x`. */
  place?: string;
  /** Sent as it stands, whatever the profile calls it. */
  raw?: Record<string, string | number>;
}

/** The service did not answer at all. */
export class Unreachable extends Error {}

const PATIENCE_MS = 30_000;

/** Asks a service as the console does: by the profile, in the service's words. */
export class Client {
  service: BackEnd;
  token = '';
  /** How many requests it has made. */
  requests = 0;

  constructor(
    readonly base: string,
    profile: Profile = {},
  ) {
    this.service = withProfile(reference, profile);
  }

  use(profile: Profile): void {
    this.service = withProfile(reference, profile);
  }

  async ask(
    call: Path,
    input: Group = {},
    { token = this.token, headers, place, raw = {} }: Asking = {},
  ): Promise<Answer> {
    const { service } = this;
    const at = place ?? service.calls[call];
    const [method = '', path = ''] = (typeof at === 'string' ? at : call).split(' ');
    const payload = this.encrypted(call, input);
    const named = (own: unknown) => toWireFields(own, fieldsOf(call, service)) as Group;
    const isQuery = method === 'GET';
    const texts = Object.entries(raw).map(([name, value]) => [name, String(value)]);
    const query = { ...toWireQuery(named(payload), service), ...Object.fromEntries(texts) };
    const url = this.base + path + (isQuery ? queryText(query) : '');
    const said = (own: unknown) => (call.startsWith('GET') ? toWirePaging(named(own), service.paging) : named(own));
    const answer = await this.send(url, {
      method,
      headers: {
        'accept-language': 'en-US',
        ...(isQuery ? {} : { 'content-type': 'application/json' }),
        ...(token && { [service.token.header]: service.token.prefix + token }),
        ...headers,
      },
      body: isQuery ? undefined : toWireBody(payload, service, (own) => ({ ...said(own), ...raw })),
    });
    return this.read(call, answer, `${method} ${url.slice(this.base.length)}`);
  }

  /** Any request, such as a preflight. */
  async send(url: string, init: RequestInit): Promise<Response & { bodyText: string }> {
    this.requests += 1;
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
      return Object.assign(response, { bodyText: await response.text() });
    } catch (error) {
      const { cause, message } = error as Error & { cause?: Error };
      throw new Unreachable(`${new URL(url).origin} does not answer: ${cause?.message || message}`);
    }
  }

  private read(call: Path, response: Response & { bodyText: string }, asked: string): Answer {
    const { status, headers, bodyText: text } = response;
    const json = parseJson(text);
    const envelope = envelopeOf(json, this.service);
    const success = status < 300 && envelope?.code === codes.success;
    const data = success
      ? fromWireFields(envelope?.data, fieldsOf(call, this.service), this.service.paging.list)
      : undefined;
    return { asked, status, headers, text, json, envelope, success, data };
  }

  private encrypted(call: Path, input: Group): Group {
    const encrypted = { ...input };
    for (const [field, how] of Object.entries(this.service.encrypted[call] ?? {})) {
      const value = encrypted[field];
      if (typeof value === 'string') encrypted[field] = encryptions[how](value, this.service.publicKey);
    }
    return encrypted;
  }
}

const encryptions: Record<Encryption, (text: string, publicKey: string) => string> = {
  rsa: (text, publicKey) => {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64');
  },
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  base64: (text) => Buffer.from(text).toString('base64'),
  plain: (text) => text,
};

function queryText(query: Record<string, string | string[]>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}

/** As the console reads one (src/request/stages.ts). */
export function envelopeOf(json: unknown, { envelope }: BackEnd): Answer['envelope'] {
  if (!isGroup(json)) return undefined;
  const { [envelope.code]: code, [envelope.message]: message, [envelope.data]: data } = json;
  if (typeof code !== 'number' && (typeof code !== 'string' || !code)) return undefined;
  return { code: codeOf(code, envelope.codes), message: typeof message === 'string' ? message : '', data };
}

function codeOf(wire: number | string, known: BackEnd['envelope']['codes']): number | string {
  const name = Object.entries(known).find(([, own]) => [own].flat().some((each) => String(each) === String(wire)))?.[0];
  return name ? codes[name as keyof typeof codes] : wire;
}

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A piece of an answer, short enough to stand in a line. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
