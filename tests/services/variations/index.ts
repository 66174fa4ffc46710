import type { Variation } from '../variation';
import { calls } from './calls';
import { envelope } from './envelope';
import { fields } from './fields';
import { ids } from './ids';
import { login } from './login';
import { paging } from './paging';
import { safety } from './safety';
import { times } from './times';

/** In the order in which they change an answer: what is in a record first, what surrounds it last. */
export const variations = {
  ...fields,
  ...ids,
  ...times,
  ...login,
  ...envelope,
  ...paging,
  ...calls,
  ...safety,
} satisfies Record<string, Variation>;

export type VariationName = keyof typeof variations;

export const variationNames = Object.keys(variations) as VariationName[];

/** A service that differs in all that a profile can bridge; with lists by POST there are no parameters to repeat. */
export const everything: readonly VariationName[] = [
  'userFieldsRenamed',
  'enumValuesRenamed',
  'numbersAsText',
  'booleansAsNumbers',
  'extraFields',
  'numericIds',
  'localTimes',
  'loginMinimal',
  'loginRenamed',
  'loginPath',
  'tokenPrefix',
  'passwordSha256',
  'codeZero',
  'envelopeRenamed',
  'expiredCode',
  'dataNullAfterWrites',
  'pagingRenamed',
  'firstPageZero',
  'noTotals',
  'listsByPost',
  'eightCalls',
];
