import { useRequest } from 'ahooks';
import { Form, type FormInstance } from 'antd';
import type { Audience, AudienceEstimate, NumberList } from '@contract/audience';
import { AUDIENCE_BY_DAYS } from '@contract/audience/enums';
import { paths } from '@contract/paths';
import { variablesIn } from '@contract/variables';
import { call, type RequestFailure } from '@/request';
import { type AudienceValues, isDays, readNumbers } from './values';

const PAUSE_MS = 400;

/** What is known of the audience that a form says. */
export interface AudienceState {
  /** What the back end read in the pasted list. */
  list?: NumberList;
  /** How many that is right now; undefined until it is known. */
  estimate?: AudienceEstimate;
  failure?: RequestFailure;
  retry: () => void;
}

/** Asks the back end how many users the audience in a form is, and for how many of them a variable of the texts is empty. */
export function useAudience(form: FormInstance, texts: readonly (string | undefined)[]): AudienceState {
  const kind = useField(form, 'audience.kind');
  const days = useField(form, 'audience.days');
  const text = useField(form, 'audience.numbers')?.trim();
  const parsed = useAnswer(kind === 'list' && text ? text : undefined, readNumbers);
  const list = kind === 'list' ? parsed.answer : undefined;

  const audience = kind && audienceFrom(kind, days, list);
  // Only what can be empty: not every key that is pressed asks again.
  const used = texts.flatMap((each) => variablesIn(each ?? '').map(({ source }) => source));
  const asked = audience && JSON.stringify({ audience, texts: [used.join(' ')] });
  const estimated = useAnswer(asked, (input) => call(paths.audience.estimate, JSON.parse(input), { notice: false }));
  return {
    list,
    estimate: estimated.answer,
    failure: parsed.failure ?? estimated.failure,
    retry: parsed.failure ? parsed.retry : estimated.retry,
  };
}

const useField = <Name extends keyof AudienceValues>(form: FormInstance, name: Name) =>
  Form.useWatch(name, { form, preserve: true }) as AudienceValues[Name];

/** Undefined while the fields say no audience yet. */
function audienceFrom(
  kind: Audience['kind'],
  days: number | null | undefined,
  list: NumberList | undefined,
): Audience | undefined {
  if (kind === 'list') return list?.numbers.length ? { kind, days: null, numbers: list.numbers } : undefined;
  if (!AUDIENCE_BY_DAYS.includes(kind)) return { kind, days: null, numbers: null };
  return isDays(days) ? { kind, days, numbers: null } : undefined;
}

/** The answer to a question, never that to another one; asked once the operator pauses. */
function useAnswer<T>(question: string | undefined, ask: (question: string) => Promise<T>) {
  const { data, error, refresh } = useRequest(
    async () => {
      const of = question as string;
      return { of, answer: await ask(of) };
    },
    {
      ready: question !== undefined,
      refreshDeps: [question],
      debounceWait: PAUSE_MS,
      debounceLeading: true,
      onError: () => undefined,
    },
  );
  const failure = question === undefined ? undefined : (error as RequestFailure | undefined);
  return { answer: data?.of === question ? data?.answer : undefined, failure, retry: refresh };
}
