import type { Area } from '../area';
import { loginHandlers } from './endpoints';

export const login: Area = { handlers: loginHandlers, demo: () => require('./demo') as typeof import('./demo') };

export { lockedOut } from './lockedOut';
export { listAttempts } from './log';
