import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { Gift } from '@contract/gift';
import { paths } from '@contract/paths';
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
import './gift.css';

/** Gifts: what users exchange stones or points for. */
export default function GiftList() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const money = useMoney();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, money, label }),
    [formatMessage, number, money, label],
  );
  const list = useList(paths.gift.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.gift.detail, ItemAction, Gift>(paths.gift.detail, isItemAction);
  const menuOf = useItemMenu((action, item) => ask(action, item as Gift));
  const { data: counts } = useRequest(() => call(paths.gift.countByStatus, { filter: {} }, { notice: false }), {
    refreshDeps: [list.refreshedAt],
    onError: () => undefined,
  });
  const title = formatMessage({ id: 'gift.title' });
  const create = (
    <OpenLink to="/fileResoute/b/detail">
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'gift.create' })}
      </Button>
    </OpenLink>
  );

  return (
    <>
      <PageHeader
        title={title}
        line={counts && formatMessage({ id: 'gift.line' }, counts)}
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
        actions={(gift) => <RowActions name={gift.name} to={kinds.gift.path(gift.id)} items={menuOf(gift)} />}
        empty={formatMessage({ id: 'gift.empty' })}
        emptyAction={create}
        selectable
      />
      <ItemBulk type="gift" list={list} />
      {asked && <ItemDialog action={asked.action} item={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}
