/** The screen of one activity room; without an id that of a new one. */
export function roomPath(id?: string, { edit = false } = {}): string {
  if (!id) return '/activity/room/detail';
  return `/activity/room/detail?id=${id}${edit ? '&edit=1' : ''}`;
}
