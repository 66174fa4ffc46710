import { useIntl } from '@umijs/max';
import { Flex, Pagination, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { PAGE_SIZES } from '@contract/paging';
import { useFormat } from '@/components/format';
import type { ListState } from './useListState';

/** Range and total at the left, sums of the whole filter and the pages at the right. */
export function ListFooter({ list, total, totals }: { list: ListState; total: number; totals?: ReactNode }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { current, pageSize } = list;
  const footer = useRef<HTMLElement>(null);
  const from = Math.min((current - 1) * pageSize + 1, total);
  const to = Math.min(current * pageSize, total);

  return (
    <Flex
      ref={footer}
      component="footer"
      className="fish-list-footer"
      align="center"
      justify="space-between"
      wrap
      gap={12}
    >
      <Typography.Text type="secondary">
        {formatMessage({ id: 'list.range' }, { from: number(from), to: number(to), total: number(total) })}
      </Typography.Text>
      <Flex align="center" wrap gap={16}>
        {totals}
        <Pagination
          current={current}
          pageSize={pageSize}
          total={total}
          pageSizeOptions={[...PAGE_SIZES]}
          showSizeChanger={total > PAGE_SIZES[0]}
          showLessItems
          onChange={(page, size) => {
            list.setPage(size === pageSize ? page : 1, size);
            showTop(footer.current?.parentElement);
          }}
        />
      </Flex>
    </Flex>
  );
}

/** Another page is read from its first row. */
function showTop(card: HTMLElement | null | undefined): void {
  if (card && card.getBoundingClientRect().top < 0) card.scrollIntoView({ block: 'start' });
}
