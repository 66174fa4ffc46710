import type { ServerResponse } from 'node:http';
import { type Answer, type Fault, send } from './service';

/**
 * What an operator has to be told: that it failed; that it may have been done, for a write; that the session is over;
 * or nothing, because the answer is as good as any.
 */
export type Told = 'failure' | 'doubt' | 'signedOut' | 'nothing';

export interface FaultRow {
  kind: 'status' | 'code' | 'data' | 'body' | 'connection' | 'session';
  name: string;
  fault: Fault;
  /** Of a read. */
  read: Exclude<Told, 'doubt'>;
  /** Of a write. */
  write: Told;
  /** The write was done, though the answer does not say so. */
  taken?: boolean;
  /** It never leaves the browser; that knows by itself what to do instead of `fault`. */
  stays?: 'offline' | 'refused';
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const answer = (response: ServerResponse, body: string | Buffer, more: Partial<Answer> = {}) =>
  send(response, { status: 200, headers: JSON_TYPE, body: Buffer.from(body), ...more });
const says =
  (envelope: unknown): Fault =>
  ({ response }) =>
    answer(response, JSON.stringify(envelope));

/** What stands before a service answers in its own words. */
const HTML = '<!doctype html><title>A gateway</title><h1>It restarts</h1>';
const html = { 'content-type': 'text/html' };

const statuses = [400, 403, 404, 406, 410, 418, 422, 429, 500, 502, 503, 504, 599] as const;
const UNANSWERED: readonly number[] = [502, 503, 504];

const ofStatus = (status: number): FaultRow => ({
  kind: 'status',
  name: `HTTP ${status}`,
  fault: ({ response }) => answer(response, HTML, { status, headers: html }),
  read: 'failure',
  write: UNANSWERED.includes(status) ? 'doubt' : 'failure',
});

/** The back end's answer with another `data`. */
const withData =
  (data: unknown): Fault =>
  async ({ response, pass }) => {
    const { body } = await pass();
    answer(response, JSON.stringify({ ...JSON.parse(body.toString()), data }));
  };

const failure = { read: 'failure', write: 'failure' } as const;
const doubt = { read: 'failure', write: 'doubt' } as const;

/** What can go wrong with one call, a row each. */
export const faultRows: readonly FaultRow[] = [
  ...statuses.map(ofStatus),
  {
    kind: 'session',
    name: 'code 10021',
    fault: says({ code: 10021, message: '' }),
    read: 'signedOut',
    write: 'signedOut',
  },
  {
    kind: 'session',
    name: 'HTTP 401',
    fault: ({ response }) => answer(response, HTML, { status: 401, headers: html }),
    read: 'signedOut',
    write: 'signedOut',
  },
  { kind: 'code', name: 'no code', fault: says({ message: 'ok', data: null }), ...doubt },
  { kind: 'code', name: 'code null', fault: says({ code: null, message: 'ok', data: null }), ...doubt },
  { kind: 'code', name: 'code in digits', fault: says({ code: '417', message: '', data: null }), ...failure },
  { kind: 'code', name: 'huge code', fault: says({ code: 1e300, message: '', data: null }), ...failure },
  { kind: 'data', name: 'data null', fault: withData(null), read: 'failure', write: 'nothing', taken: true },
  { kind: 'data', name: 'data a text', fault: withData('surprise'), read: 'failure', write: 'nothing', taken: true },
  { kind: 'data', name: 'data a number', fault: withData(7), read: 'failure', write: 'nothing', taken: true },
  { kind: 'body', name: 'broken JSON', fault: ({ response }) => answer(response, '{"code":200,"data":{'), ...doubt },
  { kind: 'body', name: 'nothing', fault: ({ response }) => answer(response, ''), ...doubt },
  { kind: 'body', name: 'HTML with 200', fault: ({ response }) => answer(response, HTML, { headers: html }), ...doubt },
  {
    kind: 'body',
    name: 'a byte order mark',
    fault: async ({ response, pass }) => {
      const { body } = await pass();
      answer(response, Buffer.concat([Buffer.from('\ufeff'), body]));
    },
    read: 'nothing',
    write: 'nothing',
    taken: true,
  },
  {
    kind: 'body',
    name: 'cut off',
    fault: async ({ response, socket, pass }) => {
      const { status, body } = await pass();
      response.writeHead(status, { ...JSON_TYPE, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => socket.destroy());
    },
    ...doubt,
    taken: true,
  },
  {
    kind: 'body',
    name: 'a redirect to a page',
    fault: ({ response }) => void response.writeHead(302, { location: '/favicon.svg' }).end(),
    ...doubt,
  },
  { kind: 'connection', name: 'reset before it was taken', fault: ({ socket }) => void socket.destroy(), ...doubt },
  {
    kind: 'connection',
    name: 'reset after it was taken',
    fault: async ({ socket, pass }) => {
      await pass();
      socket.destroy();
    },
    ...doubt,
    taken: true,
  },
  { kind: 'connection', name: 'no answer', fault: () => undefined, ...doubt },
  { kind: 'connection', name: 'refused', fault: () => undefined, ...doubt, stays: 'refused' },
  { kind: 'connection', name: 'offline and back', fault: () => undefined, ...failure, stays: 'offline' },
];
