import { AppstoreOutlined, SortAscendingOutlined, SortDescendingOutlined, TableOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button, Flex, Segmented, Select, Space } from 'antd';
import type { ListState } from '@/components/list/useListState';
import { type TranslateBelow, useTranslations } from '@/locales/useTranslations';
import { cardsSpec } from './fields';

type View = 'cards' | 'table';

export const viewOf = (address: URLSearchParams): View => (address.get('as') === 'table' ? 'table' : 'cards');

export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const setView = (view: View) => {
    const next = new URLSearchParams(params);
    // The page of one view means nothing in the other.
    for (const name of ['as', 'current', 'pageSize']) next.delete(name);
    if (view === 'table') next.set('as', view);
    setParams(next);
  };
  return [viewOf(params), setView];
}

interface ViewControlsProps {
  list: ListState;
  view: View;
  onView: (view: View) => void;
}

export function ViewControls({ list, view, onView }: ViewControlsProps) {
  const t = useTranslations('sceneTemplate');
  return (
    <Flex gap={8} wrap>
      {view === 'cards' && <SortControl list={list} t={t} />}
      <Segmented<View>
        aria-label={t('view')}
        value={view}
        onChange={onView}
        options={[
          { value: 'cards', label: t('view.cards'), icon: <AppstoreOutlined aria-hidden /> },
          { value: 'table', label: t('view.table'), icon: <TableOutlined aria-hidden /> },
        ]}
      />
    </Flex>
  );
}

function SortControl({ list: { sort, order, setSort }, t }: { list: ListState; t: TranslateBelow<'sceneTemplate'> }) {
  const ascending = order === 'ascend';
  return (
    <Space.Compact>
      <Select
        aria-label={t('sortBy')}
        value={sort}
        onChange={(name) => setSort(name, name === 'sort' || name === 'name' ? 'ascend' : 'descend')}
        options={cardsSpec.sorts.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
      />
      <Button
        icon={ascending ? <SortAscendingOutlined aria-hidden /> : <SortDescendingOutlined aria-hidden />}
        aria-label={t(order)}
        onClick={() => setSort(sort, ascending ? 'descend' : 'ascend')}
      />
    </Space.Compact>
  );
}
