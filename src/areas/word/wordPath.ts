import { pathTo } from '@config/pathTo';

export const wordPath = (id?: string, { edit = false } = {}): string =>
  pathTo('/log/word/detail', { id, edit: edit ? 1 : undefined });
