import { Form, type FormInstance } from 'antd';
import type { Audience, AudienceEstimate, NumberList } from '@contract/audience';
import { audienceCalls } from '@contract/audience/calls';
import { AUDIENCE_BY_DAYS } from '@contract/audience/enums';
import { variablesIn } from '@contract/variables';
import { type CallOptions, call, type RequestFailure } from '@/request';
import { useCall } from '@/request/useCall';
import { type AudienceValues, isDays, readNumbers } from './values';

const PAUSE_MS = 400;

export interface AudienceState {
  list?: NumberList;
  /** How many users that is now; undefined until it is known. */
  estimate?: AudienceEstimate;
  /** True while that is being found out. */
  waiting: boolean;
  failure?: RequestFailure;
  retry: () => void;
}

/** Asks the back end how many users the form's audience has, and for how many of them a variable is empty. */
export function useAudience(form: FormInstance, texts: readonly (string | undefined)[]): AudienceState {
  const kind = useField(form, 'audience.kind');
  const days = useField(form, 'audience.days');
  const text = useField(form, 'audience.numbers')?.trim();
  const parsed = useAnswer(kind === 'list' && text ? text : undefined, readNumbers);
  const list = kind === 'list' ? parsed.answer : undefined;

  const audience = kind && audienceFrom(kind, days, list);
  // Ask only about variables, so that typing other text sends no request.
  const used = texts.flatMap((each) => variablesIn(each ?? '').map(({ source }) => source));
  const question = audience && JSON.stringify({ audience, texts: [used.join(' ')] });
  const estimated = useAnswer(question, (input, options) => call(audienceCalls.estimate, JSON.parse(input), options));
  return {
    list,
    estimate: estimated.answer,
    waiting: parsed.waiting || estimated.waiting,
    failure: parsed.failure ?? estimated.failure,
    retry: parsed.failure ? parsed.retry : estimated.retry,
  };
}

const useField = <Name extends keyof AudienceValues>(form: FormInstance, name: Name) =>
  Form.useWatch(name, { form, preserve: true }) as AudienceValues[Name];

/** Undefined while the fields describe no audience yet. */
function audienceFrom(
  kind: Audience['kind'],
  days: number | null | undefined,
  list: NumberList | undefined,
): Audience | undefined {
  if (kind === 'list') return list?.numbers.length ? { kind, days: null, numbers: list.numbers } : undefined;
  if (!AUDIENCE_BY_DAYS.includes(kind)) return { kind, days: null, numbers: null };
  return isDays(days) ? { kind, days, numbers: null } : undefined;
}

/** The answer to the current question only; it is asked once the operator stops typing. */
function useAnswer<T>(question: string | undefined, ask: (question: string, options: CallOptions) => Promise<T>) {
  const { data, failure, refresh } = useCall(
    async (options) => {
      const of = question as string;
      return { of, answer: await ask(of, options) };
    },
    [question],
    { ready: question !== undefined, debounceWait: PAUSE_MS, debounceLeading: true },
  );
  const answer = data?.of === question ? data?.answer : undefined;
  return { answer, waiting: question !== undefined && answer === undefined, failure, retry: refresh };
}
