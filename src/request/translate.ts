import { getIntl, getLocale } from '@umijs/max';
import type { MessageId } from '@/locales/messages';

export function translate(id: MessageId, values?: Record<string, string | number>): string {
  return getIntl(getLocale()).formatMessage({ id }, values);
}
