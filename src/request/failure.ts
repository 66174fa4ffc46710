import { codes } from '@contract/codes';

export interface FieldFailure {
  path: string;
  message: string;
}

interface Details {
  message: string;
  /** The contract's code, or else the service's own. */
  code?: number | string;
  /** The HTTP status, if the answer had no envelope. */
  status?: number;
  /** The envelope's `data`: the current record for `10409` if it came whole, the fields for `10400`. */
  data?: unknown;
  token?: string;
  /** A write got no answer, or one that says that its outcome is not known: it may have been done. */
  outcomeUnknown?: boolean;
  /** A write whose answer was lost was not done, as the record shows. */
  notDone?: boolean;
  /** A write was not sent, because the browser is offline. */
  unsent?: boolean;
  /** The service did not answer, and nothing was done: it may be asked again. */
  away?: boolean;
  /** The service has no such call. */
  missing?: boolean;
  cancelled?: boolean;
}

/** The only error that a call rejects with. `message` is in the operator's language. */
export class RequestFailure extends Error implements Details {
  readonly code?: number | string;
  readonly status?: number;
  readonly data?: unknown;
  readonly token?: string;
  readonly outcomeUnknown: boolean;
  readonly notDone: boolean;
  readonly unsent: boolean;
  readonly away: boolean;
  readonly cancelled: boolean;
  readonly missing: boolean;
  /** True once the operator was told, so that nothing is shown twice. */
  notified = false;
  /** What was found when the answer of a write was lost and its record was read. */
  found?: 'changed';

  constructor({
    message,
    code,
    status,
    data,
    token,
    outcomeUnknown = false,
    notDone = false,
    unsent = false,
    away = unsent,
    cancelled = false,
    missing = false,
  }: Details) {
    super(message);
    this.name = 'RequestFailure';
    Object.assign(this, { code, status, data, token });
    this.outcomeUnknown = outcomeUnknown;
    this.notDone = notDone;
    this.unsent = unsent;
    this.away = away;
    this.cancelled = cancelled;
    this.missing = missing;
  }

  /** The service itself refused it, and would refuse it again; with a code, or by a status that is no server error. */
  get refused(): boolean {
    const { away, outcomeUnknown, code, status = 500 } = this;
    return !away && !outcomeUnknown && (code !== undefined || status < 500);
  }

  /** The fields of a `10400`; empty for other failures. What names no field as the contract does is none. */
  get fields(): FieldFailure[] {
    const fields = (this.data as { fields?: unknown } | null | undefined)?.fields;
    return Array.isArray(fields) ? fields.filter(isFieldFailure) : [];
  }
}

const isFieldFailure = (item: Partial<FieldFailure> | null): item is FieldFailure =>
  typeof item?.path === 'string' && typeof item.message === 'string';

/** Whether someone else saved first. */
export const isConflict = (failure: unknown): failure is RequestFailure =>
  failure instanceof RequestFailure && failure.code === codes.conflict;
