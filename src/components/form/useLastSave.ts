import { operationCalls } from '@contract/operation.calls';
import { useFormat } from '@/components/format';
import { changesOf } from '@/components/OperationTimeline/changedFields';
import type { TargetType } from '@/components/OperationTimeline/useShown';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useHas } from '@/request/availability';
import { useCall } from '@/request/useCall';
import { useSession } from '@/session/useSession';
import type { Difference } from './merge';
import type { FieldValues } from './same';

/** What was done to the record meanwhile, besides the save. */
const LATEST = 20;

/**
 * Who last changed, elsewhere, what differs and when, by the operation log: others before oneself, since what is one's
 * own is easily dropped. Where the log does not say it, only when.
 */
export function useLastSave(
  targetType: TargetType | undefined,
  { id, updatedAt }: FieldValues,
  differences: readonly Difference[],
): { isOwn: boolean; text?: string } {
  const t = useTranslations();
  const { dateTime, ago } = useFormat();
  const me = useSession().state.data?.id;
  const targetId = typeof id === 'string' ? id : undefined;
  const { data } = useCall(
    (options) =>
      call(operationCalls.pageList, { targetType, targetId, pageSize: LATEST }, { ...options, notice: false }),
    [targetType, targetId],
    { ready: useHas(operationCalls.pageList) && targetId !== undefined },
  );
  const theirs = differences.filter(({ changedBy }) => changedBy !== 'mine').map(({ name }) => name);
  const saves = theirs.flatMap(
    (name) =>
      data?.list.find(({ before, after }) => changesOf(before, after).some(({ field }) => field === name)) ?? [],
  );
  const last = saves.find(({ adminId }) => adminId !== me) ?? saves[0];
  const isOwn = Boolean(last && me) && last?.adminId === me;
  const time = last?.at ?? (typeof updatedAt === 'string' ? updatedAt : undefined);
  if (!time) return { isOwn };
  const when = { at: dateTime(time), ago: ago(time) };
  if (isOwn) return { isOwn, text: t('conflict.by.you', when) };
  return { isOwn, text: last ? t('conflict.by', { ...when, name: last.adminName }) : t('conflict.at', when) };
}
