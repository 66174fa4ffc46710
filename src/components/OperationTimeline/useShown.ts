import { useIntl } from '@umijs/max';
import type { Enum, Locale } from '@contract/enum';
import type { Operation } from '@contract/operation';
import { sceneStatus, sceneTheme } from '@contract/sceneTemplate.enums';
import { sysUserStatus } from '@contract/sysUser.enums';
import { userStatus } from '@contract/user.enums';
import { useFormat } from '@/components/format';

export type RecordType = Operation['targetType'];

/** Fields that hold a value of an enum. */
const enums: Partial<Record<RecordType, Readonly<Record<string, Enum>>>> = {
  sysUser: { status: sysUserStatus },
  user: { status: userStatus },
  sceneTemplate: { status: sceneStatus, theme: sceneTheme },
};

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
    return enums[type]?.[field]?.[text]?.label[locale as Locale] ?? text;
  };
}
