import type { Audience } from '@contract/audience';
import { audienceCalls } from '@contract/audience/calls';
import { AUDIENCE_BY_DAYS, AUDIENCE_DAYS_MAX, type AudienceKind } from '@contract/audience/enums';
import { call } from '@/request';

/** An audience as form fields, named like the contract's paths, so that errors of the back end find them. */
export interface AudienceValues {
  'audience.kind'?: AudienceKind;
  'audience.days'?: number | null;
  'audience.numbers'?: string;
}

export const valuesOfAudience = ({ kind, days, numbers }: Audience): AudienceValues => ({
  'audience.kind': kind,
  'audience.days': days,
  'audience.numbers': numbers?.join('\n'),
});

/** The audience that the fields describe. The back end parses a pasted list; unknown numbers are left out. */
export async function audienceOf(values: AudienceValues): Promise<Audience> {
  const { 'audience.kind': kind = 'all', 'audience.days': days = null, 'audience.numbers': text = '' } = values;
  if (kind === 'list') return { kind, days: null, numbers: (await readNumbers(text)).numbers };
  return { kind, days: AUDIENCE_BY_DAYS.includes(kind) ? days : null, numbers: null };
}

export const readNumbers = (text: string) => call(audienceCalls.parse, { text }, { notice: false });

export const isDays = (days: unknown): days is number =>
  Number.isInteger(days) && Number(days) >= 1 && Number(days) <= AUDIENCE_DAYS_MAX;
