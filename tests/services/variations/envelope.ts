import { loginCalls } from '../../../contract/login/calls';
import { userCalls } from '../../../contract/user/calls';
import { writes } from '../../../contract/writes';
import type { Variation } from '../variation';

const codeAsText: Variation = {
  says: 'The code is a text, `"200"`.',
  profile: {},
  envelope: (envelope) => ({ ...envelope, code: String(envelope.code) }),
};

const codeZero: Variation = {
  says: 'The code of success is 0.',
  profile: { envelope: { codes: { success: 0 } } },
  envelope: (envelope) => ({ ...envelope, code: envelope.code === 200 ? 0 : envelope.code }),
};

const envelopeRenamed: Variation = {
  says: 'The envelope has other names: `status`, `msg`, `result`.',
  profile: { envelope: { code: 'status', message: 'msg', data: 'result' } },
  envelope: ({ code: status, message: msg, data: result }) => ({ status, msg, result }),
};

const expiredCode: Variation = {
  says: 'An expired token has another code, 401.',
  profile: { envelope: { codes: { tokenExpired: 401 } } },
  envelope: (envelope) => ({ ...envelope, code: envelope.code === 10021 ? 401 : envelope.code }),
};

const messageMissing: Variation = {
  says: 'Answers have no message.',
  profile: {},
  envelope: ({ message: _, ...others }) => others,
};

const dataNullAfterWrites: Variation = {
  says: 'A write answers success, and no record.',
  profile: {},
  data: (data, call) => (writes(call) && call !== loginCalls.account ? null : data),
};

const dataNullAfterChangeStatus: Variation = {
  says: 'A change of a user’s status answers success, and no record.',
  profile: {},
  data: (data, call) => (call === userCalls.changeStatus ? null : data),
};

/** The names last: the others speak of the contract's. */
export const envelope = {
  dataNullAfterWrites,
  dataNullAfterChangeStatus,
  expiredCode,
  codeZero,
  codeAsText,
  messageMissing,
  envelopeRenamed,
};
