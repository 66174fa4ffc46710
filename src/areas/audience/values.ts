import type { Audience } from '@contract/audience';
import { AUDIENCE_BY_DAYS, AUDIENCE_DAYS_MAX, type AudienceKind } from '@contract/audience/enums';
import { paths } from '@contract/paths';
import { call } from '@/request';

/** An audience as fields of a form. They are named as the contract's paths: what the back end refuses stands beside them. */
export interface AudienceValues {
  'audience.kind'?: AudienceKind;
  'audience.days'?: number | null;
  /** As it was pasted. */
  'audience.numbers'?: string;
}

export const valuesOfAudience = ({ kind, days, numbers }: Audience): AudienceValues => ({
  'audience.kind': kind,
  'audience.days': days,
  'audience.numbers': numbers?.join('\n'),
});

/** What the fields mean; the back end reads a pasted list, and numbers that no user has are left out. */
export async function audienceOf(values: AudienceValues): Promise<Audience> {
  const { 'audience.kind': kind = 'all', 'audience.days': days = null, 'audience.numbers': text = '' } = values;
  if (kind === 'list') return { kind, days: null, numbers: (await readNumbers(text)).numbers };
  return { kind, days: AUDIENCE_BY_DAYS.includes(kind) ? days : null, numbers: null };
}

export const readNumbers = (text: string) => call(paths.audience.parse, { text }, { notice: false });

export const isDays = (days: unknown): days is number =>
  Number.isInteger(days) && Number(days) >= 1 && Number(days) <= AUDIENCE_DAYS_MAX;
