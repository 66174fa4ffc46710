import { pathTo } from '@config/pathTo';

export const sysUserPath = (id?: string, { edit = false } = {}): string =>
  pathTo('/user/sysUser/detail', { id, edit: edit ? 1 : undefined });
