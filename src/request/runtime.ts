import type { RequestConfig } from '@umijs/max';
import { addressed, encrypted, fresh, guarded, inLanguage, named, online, onWire, present, timed } from './prepare';
import { followSession, type SessionEnds, tell, toFailure, unwrap } from './stages';

interface CallFacts {
  /** The token to send. It is read when the call is made, because the operator may be signed out before it is sent. */
  token?: string;
  /** Whether it changes data: without an answer its outcome is unknown. By default as contract/writes.ts says. */
  writes?: boolean;
  /** False if the caller shows failures itself. An expired session is always shown. */
  notice?: boolean;
  /** The call of the contract, and what it is sent, in the contract's words; `named` fills them in. */
  endpoint?: string;
  sent?: unknown;
}

declare module 'axios' {
  interface AxiosRequestConfig extends CallFacts {}
}

/** What requests need from the session; `app.tsx` connects the two. */
interface SessionLink extends SessionEnds {
  /** False while another admin is signed in in another tab. */
  mayWrite: () => boolean;
}

/** umi's request configuration: calls by spec §7, errors by spec §8. */
export function runtimeOf({ mayWrite, ...session }: SessionLink): RequestConfig {
  return {
    // `unwrap` parses it: axios passes broken JSON on as data, or drops the status with it.
    responseType: 'text',
    // A call that took too long is told apart from one that the browser called off.
    transitional: { clarifyTimeoutError: true },
    transformResponse: (body: unknown) => body,
    // axios runs the last one first.
    requestInterceptors: [
      named,
      timed,
      present,
      guarded(mayWrite),
      online,
      encrypted,
      onWire,
      inLanguage,
      addressed,
      fresh,
    ].reverse(),
    responseInterceptors: [
      [unwrap, toFailure],
      [(response) => response, followSession(session)],
    ],
    errorConfig: { errorHandler: tell },
  };
}
