import { z } from 'zod';
import { endpoints, id, instant, page, pageQuery } from './base';
import { valuesOf } from './enum';
import { operationAction, operationTarget } from './operation.enums';
import { paths } from './paths';

/** Only the fields that changed; never a password or a token. */
const snapshot = z.record(z.string(), z.unknown()).nullable();

/** One row of the operation log: who did what to which record, and why. */
export const operation = z.object({
  id,
  adminId: id,
  adminName: z.string(),
  action: z.enum(valuesOf(operationAction)),
  targetType: z.enum(valuesOf(operationTarget)),
  targetId: id.nullable(),
  /** What the record was called then. */
  targetName: z.string().nullable(),
  before: snapshot,
  after: snapshot,
  reason: z.string().nullable(),
  ip: z.string(),
  at: instant,
});
export type Operation = z.infer<typeof operation>;

export const operationEndpoints = endpoints({
  [paths.operation.pageList]: {
    summary: 'The operation log, newest first.',
    query: pageQuery(['at'], {
      targetType: z.enum(valuesOf(operationTarget)).optional(),
      targetId: id.optional(),
      adminId: id.optional(),
    }),
    data: page(operation),
  },
});
