/**
 * Codes of the envelope `{code, message, data}`. Every answer with an envelope is HTTP 200.
 * `success` and `tokenExpired` are the owner's (spec §9); the others are ours.
 */
export const codes = {
  success: 200,
  /** The token is missing, unknown, idle for too long, too old, or signed out. */
  tokenExpired: 10021,
  wrongCredentials: 10001,
  accountDisabled: 10002,
  tooManyAttempts: 10003,
  /** Somebody else made this admin's password: it has to be changed before anything else. */
  mustChangePassword: 10004,
  /** `data.fields` names what is wrong: `[{path, message}]`. */
  validationFailed: 10400,
  notFound: 10404,
  /** It was saved elsewhere first: `data` is the current record. */
  conflict: 10409,
  /** A rule forbids it; the message says which. */
  ruleForbids: 10422,
} as const;

export type Code = (typeof codes)[keyof typeof codes];
