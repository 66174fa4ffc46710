import type { Variation } from '../variation';

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

export const safety = { noCors, leaksWithoutToken, validatesNothing };
