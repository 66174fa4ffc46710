/** The screen of one points rule; without an id that of a new one. */
export function integralPath(id?: string, { edit = false } = {}): string {
  if (!id) return '/log/integral/detail';
  return `/log/integral/detail?id=${id}${edit ? '&edit=1' : ''}`;
}
