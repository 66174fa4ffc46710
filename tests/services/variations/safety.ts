import { contract } from '../../../contract';
import { describedInput, fromQuery } from '../described';
import { callOf, type Variation } from '../variation';

const noCors: Variation = {
  says: 'It lets no page of another origin ask.',
};

const leaksWithoutToken: Variation = {
  says: 'It answers without a token.',
  arrive(request, { token }) {
    return request.headers.atoken ? request : { ...request, headers: { ...request.headers, atoken: token } };
  },
};

const isPositive = (value: unknown) => value === undefined || /^[1-9]\d*$/.test(String(value));

const validatesNothing: Variation = {
  says: 'It refuses nothing that is sent.',
  arrive(request) {
    if (request.method !== 'GET') return request;
    const { current, pageSize, ...input } = request.input;
    return {
      ...request,
      input: {
        ...input,
        ...(current !== undefined && { current: isPositive(current) ? current : 1 }),
        ...(pageSize !== undefined && { pageSize: isPositive(pageSize) ? pageSize : 20 }),
      },
    };
  },
  envelope: (envelope) => (envelope.code === 10400 ? { ...envelope, code: 200, message: 'ok', data: null } : envelope),
};

const refusesUndescribed: Variation = {
  says: 'It refuses what docs/openapi.json does not describe: a text for a number, a name that it does not know.',
  profile: {},
  instead(request) {
    const call = callOf(request);
    if (!(call in contract)) return undefined;
    const input = request.method === 'GET' ? fromQuery(call, request.input) : request.input;
    const { error } = describedInput(call).safeParse(input);
    if (!error) return undefined;
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 10400, message: `${call}: ${error.message}`, data: null }),
    };
  },
};

export const safety = { noCors, leaksWithoutToken, validatesNothing, refusesUndescribed };
