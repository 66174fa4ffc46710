import type { Part } from '../mutant';

const CROSS_ORIGIN = ['server/http/crossOrigin.test.ts'];
const OPENAPI = ['server/openapi/document.test.ts'];
const CLIENT = 'server/openapi/client.test.ts';
const HTTP = ['server/http/http.test.ts'];

/** The back end beside a console of another origin, health checkers, and makers of clients. */
export const neighbour: Part = {
  name: 'neighbour',
  mutants: [
    {
      guards: 'no other origin is let in unless the setting says so',
      file: 'server/http/crossOrigin.ts',
      find: '  if (!origins.length) {\n    return;\n  }\n',
      replace: '',
      tests: CROSS_ORIGIN,
    },
    {
      guards: 'only the listed origins are let in',
      file: 'server/http/crossOrigin.ts',
      find: 'origin: [...origins]',
      replace: 'origin: true',
      tests: CROSS_ORIGIN,
    },
    {
      guards: 'a preflight allows the header of the token',
      file: 'server/http/crossOrigin.ts',
      find: '[reference.token.header, ',
      replace: '[',
      tests: CROSS_ORIGIN,
    },
    {
      guards: 'an OPTIONS that is no preflight is no failure',
      file: 'server/http/crossOrigin.ts',
      find: 'strictPreflight: false',
      replace: 'strictPreflight: true',
      tests: CROSS_ORIGIN,
    },
    {
      guards: 'an origin that no browser would send is refused at the start',
      file: 'server/config.ts',
      find: ' && new URL(text).origin === text',
      replace: '',
      tests: ['server/main.test.ts'],
    },
    {
      guards: 'a health checker gets the page',
      file: 'server/http/console.ts',
      find: '/text\\/html|\\*\\/\\*/',
      replace: '/text\\/html/',
      tests: HTTP,
    },
    {
      guards: 'below /fish nothing is a page',
      file: 'server/http/console.ts',
      find: " && !path.startsWith('/fish/')",
      replace: '',
      tests: HTTP,
    },
    {
      guards: 'a console is not built for a sub-path',
      file: 'config/rootPlugin.ts',
      find: '    process.exit(1);\n',
      replace: '',
      tests: ['config/rootPlugin.test.ts'],
    },
    {
      guards: 'a refusal that a call answers is described',
      file: 'contract/refusals.ts',
      find: "conflict: has('version'),",
      replace: '',
      tests: ['server/areas/tip/tip.test.ts', ...OPENAPI],
    },
    {
      guards: 'what a call may be refused for besides its form is described',
      file: 'contract/refusals.ts',
      find: "  [shareCalls.click]: ['notFound'],\n",
      replace: '',
      tests: ['server/areas/share/share.test.ts'],
    },
    {
      guards: 'an open call says nothing of tokens',
      file: 'contract/refusals.ts',
      find: 'tokenExpired: !open',
      replace: 'tokenExpired: true',
      tests: OPENAPI,
    },
    {
      guards: 'refusals stand beside the success of a call',
      file: 'server/openapi/operation.ts',
      find: 'json(envelopes.length > 1 ? { oneOf: envelopes } : (envelopes[0] ?? {}))',
      replace: 'json(envelopes[0] ?? {})',
      tests: [...OPENAPI, CLIENT],
    },
    {
      guards: 'filters with several values are sent with commas by a made client',
      file: 'server/openapi/operation.ts',
      find: "style: 'form', explode: false",
      replace: "style: 'form', explode: true",
      tests: OPENAPI,
    },
    {
      guards: 'failures of HTTP are described so that a made client compiles',
      file: 'server/openapi/operation.ts',
      find: '  500: {',
      replace: "  '5XX': {",
      tests: [CLIENT],
    },
    {
      guards: 'a described answer may have more fields',
      file: 'server/openapi/schemas.ts',
      find: 'if (schema.additionalProperties === false)',
      replace: 'if (schema.additionalProperties === true)',
      tests: OPENAPI,
    },
  ],
};
