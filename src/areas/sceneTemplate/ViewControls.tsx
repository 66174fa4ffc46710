import { AppstoreOutlined, SortAscendingOutlined, SortDescendingOutlined, TableOutlined } from '@ant-design/icons';
import { useIntl, useSearchParams } from '@umijs/max';
import { Button, Flex, Segmented, Select, Space } from 'antd';
import type { ListState } from '@/components/list/useListState';
import { cardsSpec } from './fields';

export type View = 'cards' | 'table';

/** Cards or table, kept in the address. */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const setView = (view: View) => {
    const next = new URLSearchParams(params);
    // Pages of the one view are not pages of the other.
    for (const name of ['as', 'current', 'pageSize']) next.delete(name);
    if (view === 'table') next.set('as', view);
    setParams(next);
  };
  return [params.get('as') === 'table' ? 'table' : 'cards', setView];
}

interface ViewControlsProps {
  list: ListState;
  view: View;
  onView: (view: View) => void;
}

/** How the list is shown: the sort of the cards (a table has it in its headers), and the view. */
export function ViewControls({ list, view, onView }: ViewControlsProps) {
  const { formatMessage } = useIntl();
  const text = (key: string) => formatMessage({ id: `sceneTemplate.${key}` });
  return (
    <Flex gap={8} wrap>
      {view === 'cards' && <SortControl list={list} text={text} />}
      <Segmented<View>
        aria-label={text('view')}
        value={view}
        onChange={onView}
        options={[
          { value: 'cards', label: text('view.cards'), icon: <AppstoreOutlined /> },
          { value: 'table', label: text('view.table'), icon: <TableOutlined /> },
        ]}
      />
    </Flex>
  );
}

function SortControl({ list: { sort, order, setSort }, text }: { list: ListState; text: (key: string) => string }) {
  const ascending = order === 'ascend';
  return (
    <Space.Compact>
      <Select
        aria-label={text('sortBy')}
        value={sort}
        onChange={(name) => setSort(name, name === 'sort' || name === 'name' ? 'ascend' : 'descend')}
        options={cardsSpec.sorts.map((value) => ({ value, label: text(`sortBy.${value}`) }))}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
      />
      <Button
        icon={ascending ? <SortAscendingOutlined /> : <SortDescendingOutlined />}
        aria-label={text(order)}
        onClick={() => setSort(sort, ascending ? 'descend' : 'ascend')}
      />
    </Space.Compact>
  );
}
