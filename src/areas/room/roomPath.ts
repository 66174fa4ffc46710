import { pathTo } from '@config/pathTo';

export const roomPath = (id?: string, { edit = false } = {}): string =>
  pathTo('/activity/room/detail', { id, edit: edit ? 1 : undefined });
