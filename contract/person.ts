import { z } from 'zod';
import { id } from './base';

/** An app user, as far as a row beside them shows them. */
export const person = z.object({ id, number: z.int(), nickname: z.string(), avatar: z.string().nullable() });
export type Person = z.infer<typeof person>;
