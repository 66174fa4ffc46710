import { Flex, Pagination, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { PAGE_SIZES } from '@contract/paging';
import { withInlineBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { skippedOf } from '@/request/read';
import { CountAll } from './CountAll';
import type { Page } from './listPath';
import { PageSize } from './PageSize';
import { plusOf, reachOf } from './total';
import type { Counting } from './useExactTotal';
import type { ListState } from './useListState';
import { useNarrow } from './useNarrow';
import { usePagerItem } from './usePagerItem';

interface ListFooterProps {
  list: ListState & Counting;
  page: Page;
  totals?: ReactNode;
}

/** Range and total at the left, sums of the whole filter beside them, paging at the right. */
export const ListFooter = withInlineBoundary(function ListFooter({ list, page, totals }: ListFooterProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const { current, pageSize } = list;
  const { total } = page;
  const pagerItem = usePagerItem();
  const narrow = useNarrow();
  const footer = useRef<HTMLElement>(null);
  const reach = reachOf(page);
  // Of the rows that are shown, not of those that are on their way.
  const from = Math.min((page.current - 1) * page.pageSize + 1, reach);
  const to = Math.min(page.current * page.pageSize, reach);
  const skipped = skippedOf(page.list);
  const all = number(Math.max(total, to)) + (reach > to ? plusOf(page) : '');
  const turnTo = (page: number, size: number) => {
    list.setPage(page, size);
    showTop(footer.current?.parentElement);
  };

  return (
    <Flex
      ref={footer}
      component="footer"
      className="fish-list-footer"
      align="center"
      justify="space-between"
      wrap
      gap="12px 16px"
    >
      <Typography.Text type="secondary">
        {t('list.range', { from: number(from), to: number(to), total: all })}
        {page.more && <CountAll of={list} />}
        {skipped > 0 && <span className="fish-small"> · {t('list.skipped', { count: skipped })}</span>}
      </Typography.Text>
      {totals}
      <Flex className="fish-pages" align="center" wrap gap={8}>
        <Pagination
          current={current}
          pageSize={pageSize}
          total={reach}
          showLessItems
          itemRender={pagerItem}
          onChange={(page) => turnTo(page, pageSize)}
        />
        {total > PAGE_SIZES[0] && !narrow && <PageSize value={pageSize} onChange={(size) => turnTo(1, size)} />}
      </Flex>
    </Flex>
  );
});

/** After a page change the table starts at its first row. */
function showTop(card: HTMLElement | null | undefined): void {
  if (card && card.getBoundingClientRect().top < 0) card.scrollIntoView({ block: 'start' });
}
