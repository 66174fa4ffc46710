import { useMemo } from 'react';
import type { Wish } from '@contract/wish';
import { wishCalls } from '@contract/wish/calls';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { textOf, useFormat } from '@/components/format';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { isWishAction } from './actions';
import { columnsOf, listSpec, OPEN, presetsOf, search } from './fields';
import { useWishCounts } from './useWishCounts';
import { useWishMenu } from './useWishMenu';
import { WishBulk } from './WishBulk';
import { WishDialog } from './WishDialog';
import { WishSums } from './WishSums';

export default function WishList() {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, label }), [t, number, label]);
  const list = useList(wishCalls.pageList, listSpec, columns);
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options): Promise<Wish> => call(wishCalls.detail, { id }, options),
    isWishAction,
  );
  const menuOf = useWishMenu(openDialog);
  const title = t('wish.title');
  const { page } = list;

  return (
    <ListPage
      list={list}
      title={title}
      line={<Line refreshedAt={list.refreshedAt} />}
      presets={presetsOf(label)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(wish) => (
          <RowActions name={textOf(wish.number)} to={recordTypes.wish.path(wish.id)} items={menuOf(wish)} />
        )}
        empty={t('wish.empty')}
        bulk={[wishCalls.fulfil, wishCalls.remove]}
        totals={page?.totals && <WishSums of={page.totals} />}
      />
      <WishBulk list={list} />
      {dialog && <WishDialog action={dialog.action} wish={dialog.record} onDone={list.refresh} onClose={closeDialog} />}
    </ListPage>
  );
}

WishList.prefetch = prefetchList(wishCalls.pageList, listSpec);

function Line({ refreshedAt }: { refreshedAt: number }) {
  const counts = useWishCounts(refreshedAt);
  return (
    <CountLinks
      counts={
        counts && [
          { text: 'wish.line.open', count: counts.open, to: `?${OPEN}` },
          { text: 'wish.line.stones', count: counts.openStones, to: '?state=open&sort=stones' },
        ]
      }
    />
  );
}
