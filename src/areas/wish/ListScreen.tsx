import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { Wish } from '@contract/wish';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { PageHeader } from '@/components/page/PageHeader';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { isWishAction, type WishAction } from './steps';
import { useWishCounts } from './useWishCounts';
import { useWishMenu } from './useWishMenu';
import { WishBulk } from './WishBulk';
import { WishDialog } from './WishDialog';
import { WishSums } from './WishSums';

/** What users wished for with stones, and what became of it. */
export default function WishList() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, label }),
    [formatMessage, number, label],
  );
  const list = useList(paths.wish.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.wish.detail, WishAction, Wish>(paths.wish.detail, isWishAction);
  const menuOf = useWishMenu(ask);
  const title = formatMessage({ id: 'wish.title' });
  const { page } = list;

  return (
    <>
      <PageHeader
        title={title}
        line={<Line asked={list.refreshedAt} />}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf(label)} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(wish) => <RowActions name={String(wish.number)} to={kinds.wish.path(wish.id)} items={menuOf(wish)} />}
        empty={formatMessage({ id: 'wish.empty' })}
        selectable
        totals={page && <WishSums of={page.totals} />}
      />
      <WishBulk list={list} />
      {asked && <WishDialog action={asked.action} wish={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}

/** How many wishes are open, and how many stones lie in them. */
function Line({ asked }: { asked: number }) {
  const counts = useWishCounts(asked);
  if (!counts) return '\u00a0';
  return (
    <CountLinks
      counts={[
        { text: 'wish.line.open', count: counts.open, to: '?state=open' },
        { text: 'wish.line.stones', count: counts.openStones, to: '?state=open&sort=stones' },
      ]}
    />
  );
}
