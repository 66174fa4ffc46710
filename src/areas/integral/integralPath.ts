import { pathTo } from '@config/pathTo';

export const integralPath = (id?: string, { edit = false } = {}): string =>
  pathTo('/log/integral/detail', { id, edit: edit ? 1 : undefined });
