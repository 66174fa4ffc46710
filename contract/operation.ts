import { z } from 'zod';
import { areaNames } from './areas';
import { anyOf, endpoints, id, instant, page, pageQuery } from './base';
import { valuesOf } from './enum';
import { operationCalls } from './operation.calls';
import { operationAction } from './operation.enums';

/** The kind of record that an operation changed: an area, or one of the kinds without an area. */
const targetType = z.enum([...areaNames, 'lesson', 'upload', 'view']);

/** Only the fields that changed; never a password or a token. */
const snapshot = z.record(z.string(), z.unknown()).nullable();

export const operation = z.object({
  id,
  adminId: id,
  adminName: z.string(),
  action: z.enum(valuesOf(operationAction)),
  targetType,
  targetId: id.nullable(),
  /** The record's name at that time. */
  targetName: z.string().nullable(),
  before: snapshot,
  after: snapshot,
  reason: z.string().nullable(),
  ip: z.string(),
  at: instant,
});
export type Operation = z.infer<typeof operation>;

export const operationEndpoints = endpoints({
  [operationCalls.pageList]: {
    summary: 'The operation log, newest first.',
    query: pageQuery(['at'], {
      /** Part of the reason or of the record's name. */
      keyword: z.string().trim().max(100).optional(),
      action: anyOf(operation.shape.action),
      targetType: anyOf(targetType),
      targetId: id.optional(),
      /** The record's id, or its whole name, such as a number. */
      record: z.string().trim().max(100).optional(),
      adminId: id.optional(),
      /** The complete address. */
      ip: z.string().trim().max(45).optional(),
      atFrom: instant.optional(),
      atTo: instant.optional(),
    }),
    data: page(operation),
  },
});
