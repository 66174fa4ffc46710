import { contract, type Path } from '../../contract';
import type { Endpoint } from '../../contract/base';
import { refusalsOf } from '../../contract/refusals';
import { writes } from '../../contract/writes';
import { capital, operationOf } from './names';
import { type Json, reference } from './schemas';

const json = (schema: Json) => ({ 'application/json': { schema } });

const file = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

/** One call of the contract. `queries` holds the schema of its query. */
export function operationFor(call: Path, queries: Readonly<Record<string, Json>>): Json {
  const { summary, query, body, upload, ...access }: Endpoint = contract[call];
  const { area, name } = operationOf(call);
  const envelopes = [`${capital(name)}Success`, ...refusalsOf(call).map(capital)].map(reference);
  return {
    operationId: name,
    summary,
    tags: [area],
    security: securityOf(access),
    ...(query && { parameters: parametersOf(queries[`${capital(name)}Query`] ?? {}) }),
    ...(body && { requestBody: { required: true, content: json(reference(`${capital(name)}Body`)) } }),
    ...(upload && { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } }),
    responses: {
      200: {
        description: 'Success, or a refusal: the code says which.',
        content: json(envelopes.length > 1 ? { oneOf: envelopes } : (envelopes[0] ?? {})),
      },
      ...failuresOf(Boolean(body || upload), writes(call)),
    },
  };
}

function securityOf({ open, ofSession }: Pick<Endpoint, 'open' | 'ofSession'>): Json[] {
  const byToken = { aToken: [] };
  if (ofSession) return [byToken, {}];
  return open ? [] : [byToken];
}

/** By their own status: makers of clients write `4XX` into types as it is. */
const failuresOf = (hasBody: boolean, isWrite: boolean) => ({
  400: { $ref: '#/components/responses/Unreadable' },
  ...(hasBody && {
    413: { $ref: '#/components/responses/TooLarge' },
    415: { $ref: '#/components/responses/UnknownType' },
  }),
  500: { $ref: '#/components/responses/Failed' },
  503: { $ref: '#/components/responses/NothingDone' },
  ...(isWrite && { 504: { $ref: '#/components/responses/PerhapsDone' } }),
});

/** In a body they are a list. */
const several = { description: 'several values, separated by commas', style: 'form', explode: false };

/** Each field of a query. */
function parametersOf({ properties = {}, required = [] }: Json): Json[] {
  return Object.entries(properties as Record<string, Json>).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    ...(description !== undefined && { description }),
    ...(schema.type === 'array' && several),
    schema,
  }));
}
