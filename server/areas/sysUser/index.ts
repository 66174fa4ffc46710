import type { Area } from '../area';
import { sysUserCalls } from './endpoints';
import { findSysUsersBy } from './search';

export const sysUser = { calls: sysUserCalls, finder: findSysUsersBy } satisfies Area;
