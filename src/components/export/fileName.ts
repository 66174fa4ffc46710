import { translate } from '@/request/translate';
import type { Exported } from './runExport';
import type { Format } from './sheet';

type Named = Pick<Exported, 'done' | 'total' | 'whole'> & { title: string; format: Format };

/** `App users 2026-11-21.xlsx`; the name of an incomplete file says so, with the number of rows. */
export function fileName({ title, format, whole, done, total }: Named, now = new Date()): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  const name = `${title} ${day.join('-')}`;
  return `${whole ? name : translate('export.partialName', { name, done, total })}.${format}`;
}
