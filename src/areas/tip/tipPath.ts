import { pathTo } from '@config/pathTo';

export const tipPath = (id?: string, { edit = false } = {}): string =>
  pathTo('/message/tip/detail', { id, edit: edit ? 1 : undefined });
