import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '../../../contract/audience';

export const kindOf = (audience: Column): SQL<Audience['kind']> => sql<Audience['kind']>`${audience} ->> 'kind'`;

/** An audience in a list: for a list of numbers only how many it has. */
export const audienceColumns = (audience: Column) => ({
  kind: kindOf(audience),
  days: sql<number | null>`(${audience} ->> 'days')::int`,
  listed: sql<number>`case when ${kindOf(audience)} = 'list'
    then jsonb_array_length(${audience} -> 'numbers') else 0 end`,
});

export const toDetail = (audience: Audience) => ({ ...audience, listed: audience.numbers?.length ?? 0 });
