import type { Area } from '../area';
import { sysUserHandlers } from './endpoints';
import { findSysUsersBy } from './search';

export const sysUser = {
  handlers: sysUserHandlers,
  finder: findSysUsersBy,
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;

export { createOnMachine, resetOnMachine } from './onMachine';
export { lockSysUser } from './queries';
