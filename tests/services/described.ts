import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Path } from '../../contract';

type Json = Record<string, unknown>;

interface Operation {
  parameters?: { name: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

/** Where zod looks for what is referred to. */
const text = readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8').replaceAll(
  '#/components/schemas/',
  '#/$defs/',
);
const { paths, components } = JSON.parse(text) as Document;

const known = new Map<Path, z.ZodType>();

/** What docs/openapi.json says that a call is sent. Unlike the reference, it takes no text for a number or a list. */
export function describedInput(call: Path): z.ZodType {
  const schema = known.get(call) ?? z.fromJSONSchema({ ...inputOf(call), $defs: components.schemas } as never);
  known.set(call, schema);
  return schema;
}

function inputOf(call: Path): Json {
  const [method = '', url = ''] = call.split(' ');
  const { parameters = [], requestBody } = paths[url]?.[method.toLowerCase()] ?? {};
  if (requestBody) return requestBody.content['application/json']?.schema ?? {};
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Whether the document has a call; one of an area that was just added comes with the next `npm run openapi`. */
export const isDescribed = (call: Path): boolean => {
  const [method = '', url = ''] = call.split(' ');
  return paths[url]?.[method.toLowerCase()] !== undefined;
};

/** What a service that was made from the document reads from the texts of a query; what it can't read stays a text. */
export function fromQuery(call: Path, query: Json): Json {
  const properties = (inputOf(call).properties ?? {}) as Record<string, Json>;
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name, read(text, properties[name] ?? {})]));
}

function read(text: unknown, { type, items }: Json): unknown {
  if (type === 'array')
    return String(text)
      .split(',')
      .map((each) => read(each, (items ?? {}) as Json));
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  const number = Number(text);
  return (type === 'integer' || type === 'number') && text !== '' && Number.isFinite(number) ? number : text;
}
