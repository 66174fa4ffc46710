import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Gift } from '@contract/gift';
import { type ItemType, saleStatus } from '@contract/shelf/enums';
import type { Stone } from '@contract/stone';
import { Card } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { notice } from '@/components/notice';
import { CreatePage } from '@/components/page/CreatePage';
import { DetailHeader } from '@/components/page/DetailHeader';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { isItemAction } from './actions';
import { ItemAside } from './ItemAside';
import { ItemDialog } from './ItemDialog';
import { type Item, itemCalls, listOf } from './item';
import { ShelfPlaceLink } from './parts';
import { useItemMenu } from './useItemMenu';
import { usePriceText } from './usePriceText';

interface FormProps<Row extends Item> {
  item?: Row;
  onSaved: (saved: Row) => void;
  onCancel: () => void;
}

type Row<Type extends ItemType> = Type extends 'stone' ? Stone : Gift;

interface ItemPageProps<Type extends ItemType> {
  type: Type;
  form: (props: FormProps<Row<Type>>) => ReactNode;
}

interface ItemRecordProps<Type extends ItemType> extends ItemPageProps<Type> {
  id: string;
  wantsEdit: boolean;
  figures: (item: Row<Type>) => ReactNode;
  facts: (item: Row<Type>) => ReactNode;
}

export function CreateItemPage<Type extends ItemType>({ type, form }: ItemPageProps<Type>) {
  const t = useTranslations();
  return (
    <CreatePage<Row<Type>>
      title={t(`${type}.create`)}
      line={t('mall.create.line')}
      list={listOf[type]}
      pathOf={recordTypes[type].path}
      created={({ name }) => t('mall.created', { name })}
    >
      {form}
    </CreatePage>
  );
}

export function ItemRecordPage<Type extends ItemType>({
  type,
  id,
  form,
  figures,
  facts,
  ...asked
}: ItemRecordProps<Type>) {
  const wantsEdit = useHas(itemCalls[type].saveOrUpdate) && asked.wantsEdit;
  const t = useTranslations();
  const priceText = usePriceText();
  const { record, failure, refresh, setRecord } = useRecord<(typeof itemCalls)[ItemType]['detail']>(
    itemCalls[type].detail,
    id,
  );
  const item = record as Row<Type> | undefined;
  useRecentlyOpened(item && { type, id, title: item.name, subtitle: priceText(item) });
  const [dialog, setDialog] = useDraftState('dialog', isItemAction);
  const [changes, noteChange] = useChanges();
  const menuOf = useItemMenu((action) => setDialog(action), { withEdit: false });
  const setEditing = (edit: boolean) =>
    history.replace(recordTypes[type].path(id) + (edit ? '&edit=1' : ''), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={listOf[type]} onRetry={refresh} />;
  if (!item) return <RecordSkeleton />;

  const take = (now: Item) => {
    setRecord(now);
    noteChange();
  };
  return (
    <>
      <DetailHeader
        title={item.name}
        line={<ShelfPlaceLink item={item} />}
        tag={<StatusTag of={saleStatus} value={item.status} />}
        items={menuOf(item)}
        edit={wantsEdit ? undefined : { call: itemCalls[type].saveOrUpdate, start: () => setEditing(true) }}
      />
      {!wantsEdit && figures(item)}
      <div className={wantsEdit ? 'fish-columns' : 'fish-columns fish-columns-wide'}>
        <div>
          {wantsEdit ? (
            <Card size="small" title={t('mall.facts')}>
              {form({
                item,
                onSaved: (saved) => {
                  notice.success(t('mall.saved', { name: saved.name }));
                  take(saved);
                  setEditing(false);
                },
                onCancel: () => setEditing(false),
              })}
            </Card>
          ) : (
            facts(item)
          )}
        </div>
        <div>
          <ItemAside
            item={item}
            changes={changes}
            onChanged={() => {
              refresh();
              noteChange();
            }}
          />
        </div>
      </div>
      {dialog && (
        <ItemDialog
          action={dialog}
          item={item}
          onDone={(now) => {
            take(now);
            refresh();
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
