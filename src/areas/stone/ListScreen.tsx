import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { Stone } from '@contract/stone';
import { type ItemAction, ItemBulk, ItemDialog, isItemAction, useItemMenu } from '@/areas/shelf';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { OpenLink } from '@/components/list/OpenLink';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { useMoney } from '@/components/money/useMoney';
import { PageHeader } from '@/components/page/PageHeader';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { call } from '@/request';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import './stone.css';

/** Lucky stones: the packages that users buy for money. */
export default function StoneList() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const money = useMoney();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, money, label }),
    [formatMessage, number, money, label],
  );
  const list = useList(paths.stone.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.stone.detail, ItemAction, Stone>(
    paths.stone.detail,
    isItemAction,
  );
  const menuOf = useItemMenu((action, item) => ask(action, item as Stone));
  const { data: counts } = useRequest(() => call(paths.stone.countByStatus, { filter: {} }, { notice: false }), {
    refreshDeps: [list.refreshedAt],
    onError: () => undefined,
  });
  const title = formatMessage({ id: 'stone.title' });
  const create = (
    <OpenLink to="/fileResoute/a/detail">
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'stone.create' })}
      </Button>
    </OpenLink>
  );

  return (
    <>
      <PageHeader
        title={title}
        line={counts && formatMessage({ id: 'stone.line' }, counts)}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
            {create}
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(stone) => <RowActions name={stone.name} to={kinds.stone.path(stone.id)} items={menuOf(stone)} />}
        empty={formatMessage({ id: 'stone.empty' })}
        emptyAction={create}
        selectable
      />
      <ItemBulk type="stone" list={list} />
      {asked && <ItemDialog action={asked.action} item={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}
