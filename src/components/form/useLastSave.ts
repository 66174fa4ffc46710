import { operationCalls } from '@contract/operation.calls';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useHas } from '@/request/availability';
import { useCall } from '@/request/useCall';
import { useSession } from '@/session/useSession';
import type { FieldValues } from './same';

/** Who saved a record last and when, by the operation log; without one only when. */
export function useLastSave({ id, updatedAt }: FieldValues): { isOwn: boolean; text?: string } {
  const t = useTranslations();
  const { dateTime, ago } = useFormat();
  const me = useSession().state.data?.id;
  const targetId = typeof id === 'string' ? id : undefined;
  const { data } = useCall(
    (options) => call(operationCalls.pageList, { targetId, pageSize: 1 }, { ...options, notice: false }),
    [targetId],
    { ready: useHas(operationCalls.pageList) && targetId !== undefined },
  );
  const last = data?.list[0];
  const isOwn = Boolean(last && me) && last?.adminId === me;
  const time = last?.at ?? (typeof updatedAt === 'string' ? updatedAt : undefined);
  if (!time) return { isOwn };
  const when = { at: dateTime(time), ago: ago(time) };
  if (isOwn) return { isOwn, text: t('conflict.by.you', when) };
  return { isOwn, text: last ? t('conflict.by', { ...when, name: last.adminName }) : t('conflict.at', when) };
}
