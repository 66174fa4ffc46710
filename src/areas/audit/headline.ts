import type { AuditItem } from '@contract/audit';

/** What an item is called: its own words where it has some. */
export function headlineOf({ kind, title, text, target }: AuditItem, texts: (id: string) => string): string {
  if (kind === 'avatar') return texts('audit.headline.avatar');
  if (kind === 'cover') return target.name;
  return (kind === 'wish' ? text : title) ?? target.name;
}
