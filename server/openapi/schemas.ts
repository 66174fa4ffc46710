import { z } from 'zod';
import { contract, type Path } from '../../contract';
import type { Endpoint } from '../../contract/base';
import { codes } from '../../contract/codes';
import { refusalNames, refusals } from '../../contract/refusals';
import { answerNames, capital, operationOf, scalars } from './names';

export type Json = Record<string, unknown>;

const REFERENCE = '#/components/schemas/';
export const reference = (name: string) => ({ $ref: REFERENCE + name });

const envelope = (code: number, data: z.ZodType) => z.object({ code: z.literal(code), message: z.string(), data });

/** The schemas of queries and bodies, by name. */
export function inputSchemas(): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of scalars) registry.add(schema, { id });
  for (const [schema, id] of answerNames()) if (schema instanceof z.ZodEnum) registry.add(schema, { id });
  for (const call of Object.keys(contract)) {
    const { query, body }: Endpoint = contract[call as Path];
    const name = capital(operationOf(call).name);
    // A schema of several calls has the name of each.
    if (query) registry.add(query.clone(), { id: `${name}Query` });
    if (body) registry.add(body.clone(), { id: `${name}Body` });
  }
  return jsonOf(registry, 'input');
}

/** The schemas of envelopes and of what they hold, by name. */
export function answerSchemas(): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of answerNames()) registry.add(schema, { id });
  for (const [call, { data }] of Object.entries(contract)) {
    registry.add(envelope(codes.success, data), { id: `${capital(operationOf(call).name)}Success` });
  }
  for (const name of refusalNames) {
    const { meaning, data } = refusals[name];
    registry.add(envelope(codes[name], data).describe(meaning), { id: capital(name) });
  }
  return jsonOf(registry, 'output');
}

function jsonOf(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => REFERENCE + id,
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, { ...schema } as Json]),
  );
}

/** Leaves out what only zod means, and what a service may do otherwise without breaking the contract. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // A format says it already, in fewer than three hundred characters, but not that an instant has no offset.
  if (schema.format) delete schema.pattern;
  if (schema.format === 'date-time') schema.pattern = 'Z$';
}
