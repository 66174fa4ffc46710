import { setTimeout } from 'node:timers/promises';
import type { Input, Output, Path } from '../../contract';
import { codes } from '../../contract/codes';
import { loginCalls } from '../../contract/login/calls';
import { encrypt } from '../../server/testing';

/** A call that takes longer hangs; the server's own limits are shorter. */
const PATIENCE_MS = 30_000;

export class Hangs extends Error {}

/** What a call came to: the envelope with its HTTP status, or undefined if the connection broke. */
export interface Said<Data> {
  status: number;
  code: number;
  message: string;
  data: Data;
}

/** Makes calls of the contract, over HTTP. */
export class Caller {
  constructor(
    readonly address: string,
    readonly token = '',
  ) {}

  static async signIn(address: string, password: string): Promise<Caller> {
    const { atoken } = await new Caller(address).get(loginCalls.account, {
      account: 'admin',
      password: encrypt(password),
    });
    return new Caller(address, atoken);
  }

  /** @throws Hangs if there is no answer in time, or one that is no envelope */
  async try<P extends Path>(path: P, input: Input<P>): Promise<Said<Output<P>> | undefined> {
    const [method = '', url = ''] = path.split(' ');
    const headers = { 'content-type': 'application/json', atoken: this.token };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const isGet = method === 'GET';
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    try {
      const body = isGet ? undefined : JSON.stringify(input);
      const response = await fetch(`${this.address}${url}${query}`, { method, headers, body, signal });
      return { status: response.status, ...(await response.json()) };
    } catch {
      if (signal.aborted) throw new Hangs(`${path} had no answer in ${PATIENCE_MS / 1000} s`);
      return undefined;
    }
  }

  /** What a call answers. @throws unless it succeeds */
  async get<P extends Path>(path: P, input: Input<P>): Promise<Output<P>> {
    const said = await this.try(path, input);
    if (said?.code !== codes.success)
      throw new Error(`${path}: ${said ? `${said.code} ${said.message}` : 'no answer'}`);
    return said.data;
  }

  /** Makes a call until it succeeds. */
  async whenAnswered<P extends Path>(path: P, input: Input<P>): Promise<void> {
    while ((await this.try(path, input))?.code !== codes.success) await setTimeout(20);
  }
}
