import type { BackEnd } from '../../../config/backEnd';
import { instantOf, isInstant, sentInstant } from '../../../src/request/wire/instants';
import { mapped, type Variation } from '../variation';

type Time = BackEnd['time'];

/** Names of instants in queries and bodies. */
const NAMED = /(From|To|At)$|^(from|to|at|since|until)$/;

function timesAs(time: Time, says: string): Variation {
  const isSent = (value: unknown) =>
    time.format === 'local' ? /^\d{4}-\d\d-\d\d \d\d:/.test(String(value)) : /^\d{9,13}$/.test(String(value));
  return {
    says,
    profile: time.zone === 'UTC' ? { time: { format: time.format } } : { time },
    arrive: (request) => ({
      ...request,
      input: mapped(request.input, (value, name) =>
        NAMED.test(name) && isSent(value) ? (instantOf(numberIf(value, time), time) ?? value) : value,
      ) as typeof request.input,
    }),
    data: (data) => mapped(data, (value) => (isInstant(value) ? sentInstant(value, time) : value)),
  };
}

const numberIf = (value: unknown, { format }: Time) => (format === 'local' ? value : Number(value));

const instantsMissing: Variation = {
  says: 'Records have no times at all.',
  data: (data) => mapped(data, (value) => (isInstant(value) ? undefined : value)),
};

export const times = {
  epochSeconds: timesAs({ format: 'seconds', zone: 'UTC' }, 'Times are seconds since 1970.'),
  epochMilliseconds: timesAs({ format: 'milliseconds', zone: 'UTC' }, 'Times are milliseconds since 1970.'),
  localTimes: timesAs(
    { format: 'local', zone: 'Asia/Shanghai' },
    'Times are `2026-03-10 18:20:30`, by the clocks of Shanghai.',
  ),
  instantsMissing,
};
