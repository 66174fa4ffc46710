import { mapped, type Variation } from '../variation';

/** As in src/request/wire/query.ts, without the sections of a shelf: records have numbers called like them. */
const NAMED = /^(id|ids|except)$|Ids?$/;
const DIGITS = /^\d+$/;
/** Ids of the reference count from here. */
const BASE = 7200000000000000000n;

const isId = (value: unknown, name: string) => NAMED.test(name) && DIGITS.test(String(value));

const numericIds: Variation = {
  says: 'Ids are numbers: `17`.',
  profile: { ids: 'number' },
  arrive: (request) => ({
    ...request,
    input: mapped(request.input, (value, name) =>
      isId(value, name) && String(value).length < 19 ? String(BigInt(String(value)) + BASE) : value,
    ) as typeof request.input,
  }),
  data: (data) => mapped(data, (value, name) => (isId(value, name) ? Number(BigInt(String(value)) - BASE) : value)),
};

/** `"id":"7200000000000000001"` in JSON. */
const IN_JSON = /("(?:id|ids|except|\w*Ids?)":)"(\d{16,})"/g;

const longNumberIds: Variation = {
  says: 'Ids are numbers with more digits than JavaScript keeps: `7200000000000000017`.',
  profile: { ids: 'number' },
  leave: (reply) => ({ ...reply, body: reply.body.replace(IN_JSON, '$1$2') }),
};

export const ids = { numericIds, longNumberIds };
