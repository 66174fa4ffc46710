import type { Page } from '@playwright/test';
import type { Input, Output, Path } from '../../contract';
import { codes } from '../../contract/codes';
import type { UserInfo } from '../../contract/login';
import { loginCalls } from '../../contract/login/calls';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { teacherCalls } from '../../contract/teacher/calls';
import { userCalls } from '../../contract/user/calls';
import { encrypt } from '../encrypt';

export interface Credentials {
  account: string;
  password: string;
}

/** Who the demo data lets in. */
export const ADMIN: Credentials = { account: 'admin', password: 'nine-koi-in-a-pond' };

interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

/** A session beside the browser: it prepares what a test needs, and sees what the back end itself says. */
export class Session {
  private constructor(
    readonly origin: string,
    readonly token: string,
    readonly userInfo?: UserInfo,
  ) {}

  static async open(origin: string, { account, password }: Credentials = ADMIN): Promise<Session> {
    const nobody = new Session(origin, '');
    const { atoken, ...userInfo } = await nobody.ask(loginCalls.account, { account, password: encrypt(password) });
    return new Session(origin, atoken, userInfo);
  }

  /** Makes a call of the contract, and answers the envelope. */
  async call<P extends Path>(path: P, input: Input<P>): Promise<Envelope<Output<P>>> {
    const [method, url] = path.split(' ');
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await fetch(`${this.origin}${url}${query}`, {
      method,
      headers: { aToken: this.token, 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(input ?? {}) : undefined,
    });
    return (await response.json()) as Envelope<Output<P>>;
  }

  /** The data of a call that has to succeed. */
  async ask<P extends Path>(path: P, input: Input<P>): Promise<Output<P>> {
    const { code, message, data } = await this.call(path, input);
    if (code !== codes.success) throw new Error(`${path}: ${message}`);
    return data;
  }

  /** Another admin, with an account of their own. */
  async createAdmin(nickname = 'Made for a test'): Promise<Credentials & { id: string }> {
    const account = `made_${crypto.randomUUID().slice(0, 8)}`;
    const password = 'a-good-password';
    const input = { account, nickname, password: encrypt(password) };
    const { id } = await this.ask(sysUserCalls.saveOrUpdate, input);
    return { id, account, password };
  }

  /** An app user with nothing against them. */
  async findUser(): Promise<Output<typeof userCalls.pageList>['list'][number]> {
    const { list } = await this.ask(userCalls.pageList, { status: ['normal'], sort: 'points', pageSize: 1 });
    const [user] = list;
    if (!user) throw new Error('The demo data has no app user.');
    return user;
  }

  /** Puts the session where a page of its origin finds it, as if the operator had signed in in another tab. */
  async storeIn(page: Page): Promise<void> {
    if (new URL(page.url()).origin !== this.origin) await page.goto(`${this.origin}/favicon.svg`);
    await page.evaluate(
      ([token, userInfo]) => {
        localStorage.setItem('userInfo', userInfo);
        localStorage.setItem('authorization', token);
      },
      [this.token, JSON.stringify(this.userInfo)] as const,
    );
  }
}

/** The sessions of the demo's admin that tests of this worker share, by their origin. */
const shared = new Map<string, Session>();

/**
 * Gives a page a session without the login page, which costs a second. Without credentials it is one that earlier tests
 * had, unless they have ended it: a password is slow to check on purpose.
 */
export async function enter(page: Page, origin: string, credentials?: Credentials): Promise<Session> {
  const known = credentials ? undefined : shared.get(origin);
  const session = known && (await isOpen(known)) ? known : await Session.open(origin, credentials);
  if (!credentials) shared.set(origin, session);
  await session.storeIn(page);
  return session;
}

const isOpen = async (session: Session) =>
  (await session.call(teacherCalls.progress, undefined)).code === codes.success;
