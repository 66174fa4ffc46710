import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { Card } from '@/components/boundary';
import { openCreated, useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { PageHeader } from './PageHeader';

interface CreatePageProps<Saved> {
  title: string;
  line: ReactNode;
  /** The address of the list, to which cancelling leads back. */
  list: string;
  pathOf: (id: string) => string;
  /** What is told once it is saved. */
  created: (saved: Saved) => string;
  /** The form. */
  children: (form: { onSaved: (saved: Saved) => void; onCancel: () => void }) => ReactNode;
}

/** The page of a new record: once saved, the record takes its place. */
export function CreatePage<Saved extends { id: string }>({
  title,
  line,
  list,
  pathOf,
  created,
  children,
}: CreatePageProps<Saved>) {
  const back = useWayBack(list);
  const onSaved = (saved: Saved) => {
    notice.success(created(saved));
    openCreated(saved.id && pathOf(saved.id), back);
  };
  return (
    <>
      <PageHeader title={title} line={line} />
      <Card>{children({ onSaved, onCancel: () => history.push(back.to, back.state) })}</Card>
    </>
  );
}
