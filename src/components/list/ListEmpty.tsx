import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '@/components/Empty';
import { useTranslations } from '@/locales/useTranslations';
import type { ListState } from './useListState';

interface ListEmptyProps {
  list: ListState;
  /** Shown when there are no records at all: what the list is for, and how to create one. */
  none: string;
  action?: ReactNode;
}

/** An empty list: either its filters find nothing, and Reset removes them, or there are no records yet. */
export function ListEmpty({ list, none, action }: ListEmptyProps) {
  const t = useTranslations();
  if (!Object.keys(list.filters).length) return <Empty title={none} action={action} />;
  return <Empty title={t('list.nothing')} action={<Button onClick={list.reset}>{t('list.reset')}</Button>} />;
}
