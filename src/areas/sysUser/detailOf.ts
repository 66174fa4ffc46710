import { pathTo } from '@config/pathTo';

export const detailOf = (id?: string): string => pathTo('/user/sysUser/detail', { id });
