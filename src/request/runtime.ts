import type { RequestConfig } from '@umijs/max';
import { addressed, encrypted, guarded, inLanguage } from './prepare';
import { endSession, tell, toFailure, unwrap } from './stages';

/** What a call says about itself, besides what axios knows. */
interface CallFacts {
  /** The token it carries. Taken when the call is made, because by the time it leaves the operator may be signed out. */
  token?: string;
  /** Whether it changes something: a lost answer then leaves its outcome unknown. Every POST, unless it says false. */
  writes?: boolean;
  /** False where the caller shows a failure itself. An expired session is told in any case. */
  notice?: boolean;
}

declare module 'axios' {
  interface AxiosRequestConfig extends CallFacts {}
}

/** What requests need of the session; `app.tsx` connects the two. */
export interface SessionLink {
  /** False while another admin is signed in in another tab: this one may not write. */
  mayWrite: () => boolean;
  /** Ends the session that `token` belongs to. False where it had ended before. */
  expire: (token: string) => boolean;
}

/** How umi sends every request of the console: the call of spec §7, the error catalogue of spec §8. */
export function runtimeOf({ mayWrite, expire }: SessionLink): RequestConfig {
  return {
    // `unwrap` parses it: axios passes broken JSON on as if it were data, or drops the status with it.
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    // axios runs the last one first.
    requestInterceptors: [guarded(mayWrite), encrypted, inLanguage, addressed].reverse(),
    responseInterceptors: [
      [unwrap, toFailure],
      [(response) => response, endSession(expire)],
    ],
    errorConfig: { errorHandler: tell },
  };
}
