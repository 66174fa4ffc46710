import { pathTo } from '@config/pathTo';

export const scenePath = (id?: string, { edit = false } = {}): string =>
  pathTo('/user/default/detail', { id, edit: edit ? 1 : undefined });
