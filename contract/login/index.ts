import { z } from 'zod';
import { endpoints, id, nothing } from '../base';
import { loginCalls } from './calls';

/** The signed-in admin, stored as `userInfo` (spec §3, §9). */
export const userInfo = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  /** Path prefixes this admin may open; absent: the fixed list of spec §6. */
  authority: z.array(z.string()).optional(),
  /** Somebody else made the password: until it is changed, every other call is refused with `10004`. */
  mustChangePassword: z.boolean().optional(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** spec §3: the token, which is stored separately, and the user info. */
const loginResult = userInfo.extend({ atoken: z.string() });

export const login = endpoints({
  [loginCalls.account]: {
    summary: 'Sign in. The password is encrypted as config/backEnd.ts declares.',
    open: true,
    body: z.object({
      account: z.string().trim().min(1).max(100),
      password: z.string().min(1).max(1000).meta({ description: 'RSA (PKCS#1 v1.5), base64' }),
    }),
    data: loginResult,
  },
  [loginCalls.signOut]: {
    summary: 'End this session. Succeeds also when it has already ended.',
    open: true,
    ofSession: true,
    data: nothing,
  },
});
