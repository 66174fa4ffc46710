import { useIntl } from '@umijs/max';
import type { Locale } from '@contract/enum';
import type { Operation } from '@contract/operation';
import { useFormat } from '@/components/format';
import { hasScreen, kinds } from '@/components/RecordLink/kinds';

export type RecordType = Operation['targetType'];

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A field's value of a kind of record, as a person reads it. */
export function useShown(type: RecordType) {
  const { formatMessage, locale } = useIntl();
  const { number, dateTime } = useFormat();

  return (field: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return formatMessage({ id: 'operation.empty' });
    if (typeof value === 'boolean') return formatMessage({ id: value ? 'operation.yes' : 'operation.no' });
    if (typeof value === 'number') return number(value);
    if (Array.isArray(value)) return formatMessage({ id: 'operation.items' }, { count: value.length });
    const text = String(value);
    if (INSTANT.test(text)) return dateTime(text);
    return enumOf(type, field)?.[text]?.label[locale as Locale] ?? text;
  };
}

function enumOf(type: RecordType, field: string) {
  if (!hasScreen(type)) return undefined;
  return field === 'status' ? kinds[type].status : kinds[type].enums[field];
}
