import { useFormat } from '@/components/format';
import type { RecordSource } from '@/components/RecordSelect/source';
import { useChoice } from '@/components/RecordSelect/useChoice';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { isInstant } from './days';
import { daysBack, type FilterField, type FilterValues } from './fields';

/** Placeholder for fields without records; never called. */
const NOTHING: Pick<RecordSource, 'name' | 'one'> = { name: '', one: () => Promise.reject(new Error('no record')) };

/** The text of a set filter in its chip; undefined if it is not set. */
export function useFilterText(field: FilterField, values: FilterValues): string | undefined {
  const label = useLabels();
  const t = useTranslations();
  const { day, dayTime, timeAfter } = useFormat();
  const { name } = field;
  const source = field.type === 'record' ? field.source : NOTHING;
  const record = useChoice(source, field.type === 'record' ? values[name] : undefined);

  switch (field.type) {
    case 'text':
      return values[name];
    case 'choices':
      return values[name]
        ?.split(',')
        .map((value) => label(field.options, value))
        .join(t('text.comma'));
    case 'numbers':
    case 'money':
      return range(values[`${name}From`], values[`${name}To`]);
    case 'record':
      return values[name] && (record?.title ?? '…');
    case 'days': {
      const days = daysBack(values[name]);
      if (days) return t('list.lastDays.chip', { days });
      const [from, to] = [values[`${name}From`], values[`${name}To`]];
      const shown = (value: string | undefined) =>
        value && (isInstant(value) ? dayTime(value) : day(`${value}T00:00:00`));
      const isSpan = from && to && isInstant(from) && isInstant(to);
      return range(shown(from), isSpan ? timeAfter(to, from) : shown(to));
    }
  }
}

function range(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? from : `${from} – ${to}`;
  if (from) return `≥ ${from}`;
  return to && `≤ ${to}`;
}
