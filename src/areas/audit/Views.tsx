import type { AuditItem } from '@contract/audit';
import type { List } from '@/components/list/useList';
import { SavedViews } from '@/components/views/SavedViews';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';
import { presetsOf } from './fields';
import { type Count, useCountedNow } from './useCountedNow';

export function Views({ list, count }: { list: List<AuditItem>; count?: Count }) {
  const t = useTranslations();
  const me = useSession().state.data?.id ?? '';
  return <SavedViews list={useCountedNow(list, count)} presets={presetsOf(t, me)} />;
}
