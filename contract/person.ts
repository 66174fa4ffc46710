import { z } from 'zod';
import { id } from './base';

/** The fields of an app user that rows of other lists show. */
export const person = z.object({ id, number: z.int(), nickname: z.string(), avatar: z.string().nullable() });
export type Person = z.infer<typeof person>;
