import { useMemo } from 'react';
import type { ItemType } from '@contract/shelf/enums';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { useFormat } from '@/components/format';
import { CreateLink } from '@/components/list/CreateLink';
import type { ListColumn } from '@/components/list/columns';
import type { SearchField } from '@/components/list/FilterBar';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import type { List } from '@/components/list/useList';
import { useMoney } from '@/components/money/useMoney';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { isItemAction } from './actions';
import type { ItemTexts } from './columns';
import { ItemBulk } from './ItemBulk';
import { ItemDialog } from './ItemDialog';
import { createPathOf, type Item, itemCalls } from './item';
import { useItemMenu } from './useItemMenu';

interface ItemListProps<Row extends Item> {
  type: ItemType;
  list: List<Row>;
  presets: readonly Preset[];
  search: SearchField;
}

export function ItemList<Row extends Item>({ type, list, presets, search }: ItemListProps<Row>) {
  const t = useTranslations();
  const { detail, countByStatus, changeStatus, changePrice, saveOrUpdate } = itemCalls[type];
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options): Promise<Item> => call(detail, { id }, options),
    isItemAction,
  );
  const menuOf = useItemMenu(openDialog);
  const { data: counts } = useCall((options) => call(countByStatus, { filter: {} }, options), [list.refreshedAt]);
  const title = t(`${type}.title`);
  const create = <CreateLink to={createPathOf[type]} label={t(`${type}.create`)} call={saveOrUpdate} />;

  return (
    <ListPage
      list={list}
      title={title}
      line={counts && t(`${type}.line`, counts)}
      actions={create}
      presets={presets}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(item) => <RowActions name={item.name} to={recordTypes[type].path(item.id)} items={menuOf(item)} />}
        empty={t(`${type}.empty`)}
        emptyAction={create}
        bulk={[changeStatus, changePrice]}
      />
      <ItemBulk type={type} list={list} />
      {dialog && <ItemDialog action={dialog.action} item={dialog.record} onDone={list.refresh} onClose={closeDialog} />}
    </ListPage>
  );
}

export function useItemColumns<Row>(columnsOf: (texts: ItemTexts) => ListColumn<Row>[]): ListColumn<Row>[] {
  const t = useTranslations();
  const { number } = useFormat();
  const money = useMoney();
  const label = useLabels();
  return useMemo(() => columnsOf({ t, number, money, label }), [columnsOf, t, number, money, label]);
}
