import { createHash } from 'node:crypto';
import { type Encryption, reference } from '../../../config/backEnd';
import { loginCalls } from '../../../contract/login/calls';
import { encrypt } from '../../encrypt';
import { callOf, eachRow, isGroup, renamed, turned, type Variation } from '../variation';

/** The passwords of the tests' admins: of a hash nobody can tell them. */
const KNOWN = ['fishadmin', 'nine-koi-in-a-pond'];

const loginMinimal: Variation = {
  says: 'A sign-in answers the token and the id, and nothing else.',
  profile: {},
  data: (data, call) => (call === loginCalls.account && isGroup(data) ? { atoken: data.atoken, id: data.id } : data),
};

const loginNumericId: Variation = {
  says: 'A sign-in answers a number as the id.',
  profile: {},
  leave: (reply, call) =>
    call === loginCalls.account ? { ...reply, body: reply.body.replace(/("id":)"(\d+)"/, '$1$2') } : reply,
};

const names = { account: 'username', password: 'pwd', atoken: 'token' };

const loginRenamed: Variation = {
  says: 'A sign-in takes `username` and `pwd`, and answers `token`.',
  profile: { fields: { login: names } },
  hints: ['--login-fields', 'account=username,password=pwd'],
  arrive: (request) =>
    callOf(request) === loginCalls.account ? { ...request, input: renamed(request.input, turned(names)) } : request,
  data: (data, call) => (call === loginCalls.account ? eachRow(data, (row) => renamed(row, names)) : data),
};

const SIGN_IN = '/api/signin';

const loginPath: Variation = {
  says: 'One signs in at `POST /api/signin`.',
  profile: { calls: { [loginCalls.account]: `POST ${SIGN_IN}` } },
  hints: ['--login', `POST ${SIGN_IN}`],
  arrive: (request) => ({ ...request, path: swapped(request.path) }),
};

const OWN = '/fish/admin/login/account';
const swapped = (path: string) => ({ [SIGN_IN]: OWN, [OWN]: SIGN_IN })[path] ?? path;

function tokenIn(header: string, prefix: string, says: string): Variation {
  return {
    says,
    profile: { token: prefix ? { header, prefix } : { header } },
    arrive({ headers: { atoken: _, [header.toLowerCase()]: value = '', ...others }, ...request }) {
      const token = value.startsWith(prefix) ? value.slice(prefix.length) : '';
      return { ...request, headers: { ...others, atoken: token } };
    },
  };
}

function passwords(how: Encryption, says: string): Variation {
  const encrypted = Object.entries(reference.encrypted).map(([call, fields]) => [
    call,
    Object.fromEntries(Object.keys(fields).map((field) => [field, how])),
  ]);
  return {
    says,
    profile: { encrypted: Object.fromEntries(encrypted) },
    arrive(request) {
      const fields = Object.keys(reference.encrypted[callOf(request)] ?? {});
      const input = { ...request.input };
      for (const field of fields) if (typeof input[field] === 'string') input[field] = readable(input[field], how);
      return { ...request, input };
    },
  };
}

/** Longer ones, such as an encrypted one, are nobody's. */
const LONGEST = 100;

/** What the reference can read of it. A hash stands for a password of its own, if nobody knows which it is of. */
function readable(sent: string, how: Encryption): string {
  if (how === 'plain') return encrypt(sent.slice(0, LONGEST));
  const known = KNOWN.find((password) => createHash('sha256').update(password).digest('hex') === sent);
  return encrypt(known ?? sent.slice(0, LONGEST));
}

/** The path last: the others know the sign-in by the contract's. */
export const login = {
  passwordPlain: passwords('plain', 'Passwords travel as they are typed.'),
  passwordSha256: passwords('sha256', 'Passwords travel as their SHA-256.'),
  loginMinimal,
  loginNumericId,
  loginRenamed,
  tokenHeader: tokenIn('X-Token', '', 'The token travels in the header `X-Token`.'),
  tokenPrefix: tokenIn('Authorization', 'Bearer ', 'The token travels as `Authorization: Bearer …`.'),
  loginPath,
};
