import { z } from 'zod';
import { auditCalls } from './audit/calls';
import type { Endpoint } from './base';
import { codes } from './codes';
import { contract, type Path } from './index';
import { integralCalls } from './integral/calls';
import { loginCalls } from './login/calls';
import { orderCalls } from './order/calls';
import { peopleCalls } from './people/calls';
import { sceneTemplateCalls } from './sceneTemplate/calls';
import { shareCalls } from './share/calls';
import { sysUserCalls } from './sysUser/calls';
import { userCalls } from './user/calls';
import { wishCalls } from './wish/calls';
import { writes } from './writes';

/** A code of the envelope other than success. */
type RefusalName = Exclude<keyof typeof codes, 'success'>;

const none = z.null();
const fields = z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) });

/** What each refusal means, and what its envelope holds. */
export const refusals: Readonly<Record<RefusalName, { meaning: string; data: z.ZodType }>> = {
  wrongCredentials: { meaning: 'Wrong account or password', data: none },
  accountDisabled: { meaning: 'The account is disabled', data: none },
  tooManyAttempts: { meaning: 'Too many wrong tries', data: none },
  mustChangePassword: { meaning: 'The password was made by somebody else and has to be changed first', data: none },
  tokenExpired: { meaning: 'The token has expired', data: none },
  validationFailed: { meaning: 'Fields are wrong: which, and why', data: fields },
  notFound: { meaning: 'There is no such record', data: none },
  conflict: { meaning: 'It was saved elsewhere first: what is there now', data: z.unknown() },
  ruleForbids: { meaning: 'A rule forbids it: the message says which', data: none },
};

export const refusalNames = (Object.keys(refusals) as RefusalName[]).sort((a, b) => codes[a] - codes[b]);

/** What a call can be refused for besides what follows from its form. */
const besides: Readonly<Partial<Record<Path, readonly RefusalName[]>>> = {
  [loginCalls.account]: ['wrongCredentials', 'accountDisabled', 'tooManyAttempts'],
  [sysUserCalls.modifyPwd]: ['tooManyAttempts'],
  [sceneTemplateCalls.reorder]: ['conflict'],
  [userCalls.changeStatus]: ['conflict'],
  [peopleCalls.open]: ['ruleForbids'],
  [auditCalls.submit]: ['ruleForbids'],
  [auditCalls.violations]: ['notFound'],
  [orderCalls.place]: ['ruleForbids'],
  [orderCalls.exchange]: ['ruleForbids'],
  [wishCalls.make]: ['ruleForbids'],
  [integralCalls.earn]: ['notFound', 'ruleForbids'],
  [shareCalls.record]: ['ruleForbids'],
  [shareCalls.click]: ['notFound'],
  [shareCalls.signUp]: ['notFound', 'ruleForbids'],
};

/** The refusals that a call may answer, by their codes. */
export function refusalsOf(call: Path): RefusalName[] {
  const { query, body, open, upload, beforePasswordChange }: Endpoint = contract[call];
  const has = (field: string) => [query, body].some((each) => each instanceof z.ZodObject && field in each.shape);
  const namesRecord = has('id');
  const possible: Readonly<Partial<Record<RefusalName, boolean>>> = {
    tokenExpired: !open,
    mustChangePassword: !open && !beforePasswordChange,
    validationFailed: Boolean(query || body || upload),
    notFound: namesRecord,
    conflict: has('version'),
    ruleForbids: namesRecord && writes(call),
  };
  return refusalNames.filter((name) => possible[name] || besides[call]?.includes(name));
}
