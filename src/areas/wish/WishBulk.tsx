import { useState } from 'react';
import type { Wish } from '@contract/wish';
import { lazyDialog, withBoundary } from '@/components/boundary';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { actions, callOf, type WishAction } from './actions';

const FulfilMany = lazyDialog(async () => (await import('./ManyDialogs')).FulfilMany);
const RemoveMany = lazyDialog(async () => (await import('./ManyDialogs')).RemoveMany);

export const WishBulk = withBoundary(function WishBulk({ list }: { list: List<Wish> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<WishAction>();
  const close = () => setDialog(undefined);
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          call: callOf[key],
          label: t(`wish.${key}`),
          onClick: () => setDialog(key),
        }))}
      />
      {dialog === 'fulfil' && <FulfilMany list={list} onClose={close} />}
      {dialog === 'remove' && <RemoveMany list={list} onClose={close} />}
      <BulkProgress list={list} />
    </>
  );
});
