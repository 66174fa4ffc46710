import { contract, type Path } from '../../contract';
import { codes } from '../../contract/codes';
import { refusalNames, refusals } from '../../contract/refusals';
import { license, version } from '../../package.json';
import { operationOf } from './names';
import { operationFor } from './operation';
import { answerSchemas, inputSchemas, type Json } from './schemas';
import { tagOf } from './tags';

const DESCRIPTION = `What the console and a back end agree on. Every call answers HTTP 200 with \`{code, message, data}\`:
200 is success, any other code a refusal.

| code | meaning |
|---|---|
| 200 | success |
${refusalNames.map((name) => `| ${codes[name]} | ${refusals[name].meaning} |`).join('\n')}

The language of messages follows \`Accept-Language\` (en-US, zh-CN).`;

/** In the shape of the envelope, so that its message reaches the operator. */
const failure = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', description: 'The status of HTTP' },
    message: { type: 'string' },
    data: { type: 'null' },
  },
};

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** OpenAPI 3.1 of the whole contract. */
export function openApi(): Json {
  const inputs = inputSchemas();
  const isQuery = ([name]: [string, Json]) => name.endsWith('Query');
  const queries = Object.fromEntries(Object.entries(inputs).filter(isQuery));
  const bodies = Object.fromEntries(Object.entries(inputs).filter((entry) => !isQuery(entry)));
  const paths: Record<string, Json> = {};
  const calls = Object.keys(contract) as Path[];
  for (const call of calls) {
    const { url, method } = operationOf(call);
    paths[url] = { ...paths[url], [method]: operationFor(call, queries) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fish Admin', version, description: DESCRIPTION, license: { name: license, identifier: license } },
    servers: [{ url: '/', description: 'The origin that serves this document' }],
    tags: [...new Set(calls.map((call) => operationOf(call).area))].map(tagOf),
    paths,
    components: {
      securitySchemes: {
        aToken: { type: 'apiKey', in: 'header', name: 'aToken', description: 'The atoken of the login answer' },
      },
      schemas: sorted({ ...bodies, ...answerSchemas(), Failure: failure }),
      responses: {
        Unreadable: failed('The request could not be read.'),
        TooLarge: failed('The request is too large.'),
        UnknownType: failed('The request is of a type that nobody reads.'),
        Failed: failed('Something went wrong on the server.'),
        NothingDone: failed('Nothing was done, and the same may be sent again: the console tells operators so.'),
        PerhapsDone: failed(
          'It may have been done: what the service passed it on to did not answer. Never 503 then, or it is done twice.',
        ),
      },
    },
  };
}

const sorted = (schemas: Record<string, Json>) =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
