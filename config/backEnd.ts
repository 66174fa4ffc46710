import type { AreaName } from '../contract/areas';
import { codes } from '../contract/codes';
import type { Path } from '../contract/index';

/**
 * What the service behind the console does otherwise than the contract says. An installation overrides it without a
 * rebuild by `fish.config.json`, which has the same form (README). Both are checked when the console is built, served
 * and started: `config/backEndMistakes.ts`.
 *
 * Calls are named as the contract names them, `POST /fish/admin/login/account`, even where the service has them
 * elsewhere; fields likewise.
 */
export const backEnd: Profile = {};

type CodeName = keyof typeof codes;

/** How a field is made unreadable before it is sent: RSA with the public key, its SHA-256 in hex, base64, or not. */
export type Encryption = 'rsa' | 'sha256' | 'base64' | 'plain';

/** A field's name on the wire and, of an enum or a boolean, the values on the wire by those of the contract. */
export interface WireField {
  name?: string;
  values?: Readonly<Record<string, string | number | boolean>>;
}

export interface BackEnd {
  /** The base address of every call (spec §7), such as `https://api.example.com`. Empty: the console's own origin. */
  address: string;
  /** Where pictures may come from beside the console and the service, such as `https://cdn.example.com`. */
  pictures: readonly string[];
  /** The public key of the encryption `rsa`: base64 DER (SubjectPublicKeyInfo) without the PEM lines. */
  publicKey: string;
  /** The header that carries the token (spec §7), and what stands before the token, such as `Bearer `. */
  token: { header: string; prefix: string };
  /**
   * So many seconds a call may take, by whether it reads or writes: the service is away if it says nothing by then. 0 sets no
   * limit, as spec §9 has it.
   */
  timeout: { read: number; write: number };
  envelope: {
    /** The envelope's names (spec §7). */
    code: string;
    message: string;
    data: string;
    /** What the contract's codes are on the wire, one or several; a number also matches its digits as text. */
    codes: Readonly<Record<CodeName, number | string | readonly (number | string)[]>>;
  };
  paging: {
    /** Names in a query. */
    current: string;
    pageSize: string;
    sort: string;
    order: string;
    /** What the first page is called. */
    firstPage: 0 | 1;
    /** Values of `order`. */
    ascend: string;
    descend: string;
    /** Names in an answer. An answer that is a bare list is read as its only page. */
    list: string;
    total: string;
  };
  /** How a filter with several values travels: `status=a,b` or `status=a&status=b`. */
  several: 'commas' | 'repeated';
  /** How ids are sent. They are read either way. */
  ids: 'text' | 'number';
  time: {
    /** How instants are sent; `local` is `YYYY-MM-DD HH:mm:ss` in `zone`. They are read in any of these forms. */
    format: 'iso' | 'seconds' | 'milliseconds' | 'local';
    /** The IANA zone of times that name none. */
    zone: string;
  };
  /** Which fields of a call are encrypted, and how (spec §5). */
  encrypted: Readonly<Partial<Record<Path, Readonly<Record<string, Encryption>>>>>;
  /**
   * Where a call is: `'POST /api/signin'`; false if the service has no such call. `'GET /fish/admin/tip/*': false` says
   * so of all that begin like this, and `'*': false` of all that are not named.
   */
  calls: Readonly<Record<string, string | boolean>>;
  /** Names and values of an area's fields on the wire, in its queries, bodies and answers. */
  fields: Readonly<Partial<Record<AreaName, Readonly<Record<string, string | WireField>>>>>;
}

type Partly<T> = T extends readonly unknown[] | string | number | boolean ? T : { [K in keyof T]?: Partly<T[K]> };

/** Only what is otherwise. */
export type Profile = Partly<BackEnd>;

/** What the contract says, and the reference back end does. */
export const reference: BackEnd = {
  address: '',
  pictures: [],
  /** Belongs to the development key in server/auth/; `npm run serve` fills in that of FISH_PRIVATE_KEY_FILE. */
  publicKey:
    'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC7u5sQvjAU1lj1QD+BKhGEoGkw63rYUd5Z8g8+9iWdbtkBcIRpDpqGfdatNXLioL+uwhPkw3/LrfmKdQgi2uxv16bZYZwvG9vngTZyVgi0f0OP/x2UAcksqMxoPLabQ8lG8ntYmkKNZ0wu6tu27xJnlYJ58XRSvunpdahcxG4bsQIDAQAB',
  token: { header: 'aToken', prefix: '' },
  // Longer than the longest report (server/db/limits.ts), and than a body may take on its way.
  timeout: { read: 90, write: 200 },
  envelope: { code: 'code', message: 'message', data: 'data', codes },
  paging: {
    current: 'current',
    pageSize: 'pageSize',
    sort: 'sort',
    order: 'order',
    firstPage: 1,
    ascend: 'ascend',
    descend: 'descend',
    list: 'list',
    total: 'total',
  },
  several: 'commas',
  ids: 'text',
  time: { format: 'iso', zone: 'UTC' },
  encrypted: {
    'POST /fish/admin/login/account': { password: 'rsa' },
    'POST /fish/admin/sysUser/saveOrUpdate': { password: 'rsa' },
    'POST /fish/admin/sysUser/resetPwd': { newPwd: 'rsa' },
    'POST /fish/admin/sysUser/modifyPwd': { oldPwd: 'rsa', newPwd: 'rsa', confirmNewPwd: 'rsa' },
  },
  calls: {},
  fields: {},
};

/** `base` with what `profile` says otherwise; lists are replaced, groups merged. */
export function withProfile(base: BackEnd, profile: Profile): BackEnd {
  return merged(base, profile) as BackEnd;
}

function merged(base: unknown, change: unknown): unknown {
  if (!isGroup(base) || !isGroup(change)) return change === undefined ? base : change;
  const all: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(change)) all[name] = merged(base[name], value);
  return all;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
