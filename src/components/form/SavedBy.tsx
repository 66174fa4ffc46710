import { operationCalls } from '@contract/operation.calls';
import { useFormat } from '@/components/format';
import { asMark } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useHas } from '@/request/availability';
import { useCall } from '@/request/useCall';

/** Who saved a record last and when, by the operation log; without one only when. */
export const SavedBy = asMark(function SavedBy({ id, at }: { id: unknown; at: unknown }) {
  const t = useTranslations();
  const { dateTime, ago } = useFormat();
  const targetId = typeof id === 'string' ? id : undefined;
  const { data } = useCall(
    (options) => call(operationCalls.pageList, { targetId, pageSize: 1 }, { ...options, notice: false }),
    [targetId],
    { ready: useHas(operationCalls.pageList) && targetId !== undefined },
  );
  const last = data?.list[0];
  const time = last?.at ?? (typeof at === 'string' ? at : undefined);
  if (!time) return null;
  const when = { at: dateTime(time), ago: ago(time) };
  return <strong>{last ? t('conflict.by', { ...when, name: last.adminName }) : t('conflict.at', when)} </strong>;
});
