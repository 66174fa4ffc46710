/** The screen of one tip; without an id that of a new one. */
export function tipPath(id?: string, { edit = false } = {}): string {
  if (!id) return '/message/tip/detail';
  return `/message/tip/detail?id=${id}${edit ? '&edit=1' : ''}`;
}
