/** The screen of one word; without an id that of a new one. */
export function wordPath(id?: string, { edit = false } = {}): string {
  if (!id) return '/log/word/detail';
  return `/log/word/detail?id=${id}${edit ? '&edit=1' : ''}`;
}
