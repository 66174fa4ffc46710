/** The screen of one blessed land; without an id that of a new one. */
export function scenePath(id?: string, { edit = false } = {}): string {
  if (!id) return '/user/default/detail';
  return `/user/default/detail?id=${id}${edit ? '&edit=1' : ''}`;
}
