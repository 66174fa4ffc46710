import { Link } from '@umijs/max';
import { Flex, type TableProps } from 'antd';
import { pathTo } from '@config/pathTo';
import type { Wish } from '@contract/wish';
import { wishCalls } from '@contract/wish/calls';
import { wishState } from '@contract/wish/enums';
import { WishText } from '@/areas/wish';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'userWishes',
  prefix: 'wishes',
  fields: [],
  sorts: ['madeAt'],
} as const satisfies ListSpec;

export function Wishes({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  const list = useRecordList(wishCalls.pageList, spec, { userId: id });
  const text = useTranslations('wish');

  const columns: TableProps<Wish>['columns'] = [
    {
      key: 'number',
      title: text('number'),
      render: (_, wish) => (
        <RecordLink type="wish" id={wish.id}>
          {wish.number}
        </RecordLink>
      ),
    },
    { key: 'text', title: text('text'), render: (_, wish) => <WishText of={wish} /> },
    { key: 'stones', title: text('stones'), align: 'right', render: (_, { stones }) => number(stones) },
    { key: 'state', title: text('state'), render: (_, { state }) => <StatusTag of={wishState} value={state} /> },
    { key: 'madeAt', title: text('madeAt'), render: (_, { madeAt }) => <TimeText value={madeAt} /> },
  ];
  return (
    <Flex vertical align="flex-start" gap={12}>
      <Link to={pathTo('/wish/list', { userId: id })}>{t('user.wishes.all')}</Link>
      <PagedTable label={t('user.tab.wishes')} list={list} columns={columns} empty={t('user.wishes.none')} />
    </Flex>
  );
}
