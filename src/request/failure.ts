/** A field of a form that the back end refused (`10400`). */
export interface FieldFailure {
  path: string;
  message: string;
}

interface Details {
  message: string;
  /** Code of the envelope, when an envelope came. */
  code?: number;
  /** HTTP status, when an answer came that was none of ours. */
  status?: number;
  /** `data` of the envelope: the record as it is now on `10409`, the fields on `10400`. */
  data?: unknown;
  /** The token the call was sent with. */
  token?: string;
  /** No answer came to a call that writes: it may or may not have been done. */
  outcomeUnknown?: boolean;
  cancelled?: boolean;
}

/** The one error a call rejects with. `message` is in the operator's language. */
export class RequestFailure extends Error implements Details {
  readonly code?: number;
  readonly status?: number;
  readonly data?: unknown;
  readonly token?: string;
  readonly outcomeUnknown: boolean;
  readonly cancelled: boolean;
  /** Set once the operator has been told, so that nobody tells them twice. */
  notified = false;

  constructor({ message, code, status, data, token, outcomeUnknown = false, cancelled = false }: Details) {
    super(message);
    this.name = 'RequestFailure';
    Object.assign(this, { code, status, data, token });
    this.outcomeUnknown = outcomeUnknown;
    this.cancelled = cancelled;
  }

  /** The fields of a `10400`; empty for any other failure. */
  get fields(): FieldFailure[] {
    const fields = (this.data as { fields?: unknown } | null | undefined)?.fields;
    return Array.isArray(fields) ? fields : [];
  }
}
