import { history, useIntl } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Gift } from '@contract/gift';
import { paths } from '@contract/paths';
import { type ItemType, saleStatus } from '@contract/shelf/enums';
import type { Stone } from '@contract/stone';
import { useDraftState } from '@/components/draft/useDraft';
import { useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { DetailHeader } from '@/components/page/DetailHeader';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { kinds } from '@/components/RecordLink/kinds';
import { StatusTag } from '@/components/StatusTag';
import { isItemAction } from './actions';
import { ItemAside } from './ItemAside';
import { ItemDialog } from './ItemDialog';
import type { Item } from './item';
import { useItemMenu } from './useItemMenu';
import { usePriceText } from './usePriceText';

interface FormProps<Row extends Item> {
  /** The one to edit; without one a new one is created. */
  item?: Row;
  onSaved: (saved: Row) => void;
  onCancel: () => void;
}

type Row<Type extends ItemType> = Type extends 'stone' ? Stone : Gift;

interface ItemPageProps<Type extends ItemType> {
  type: Type;
  form: (props: FormProps<Row<Type>>) => ReactNode;
}

interface ExistingProps<Type extends ItemType> extends ItemPageProps<Type> {
  id: string;
  wantsEdit: boolean;
  facts: (item: Row<Type>) => ReactNode;
}

const listOf = { stone: '/fileResoute/a', gift: '/fileResoute/b' } as const satisfies Record<ItemType, string>;
const detailOf = { stone: paths.stone.detail, gift: paths.gift.detail } as const satisfies Record<ItemType, string>;

/** The page of a new package or gift. */
export function NewItem<Type extends ItemType>({ type, form }: ItemPageProps<Type>) {
  const { formatMessage } = useIntl();
  const back = useWayBack(listOf[type]);
  return (
    <>
      <PageHeader title={formatMessage({ id: `${type}.create` })} line={formatMessage({ id: 'mall.create.line' })} />
      <Card>
        {form({
          onSaved: ({ id, name }) => {
            notice.success(formatMessage({ id: 'mall.created' }, { name }));
            history.replace(kinds[type].path(id), history.location.state);
          },
          onCancel: () => history.push(back.to, back.state),
        })}
      </Card>
    </>
  );
}

/** The page of one package or gift: its facts, or the form in their place; its sales, prices and timeline. */
export function ExistingItem<Type extends ItemType>({ type, id, wantsEdit, form, facts }: ExistingProps<Type>) {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  const { record, failure, refresh, setRecord } = useRecord<(typeof detailOf)[ItemType]>(detailOf[type], id);
  const item = record as Row<Type> | undefined;
  useRecentlyOpened(item && { type, id, title: item.name, subtitle: priceText(item) });
  const [asked, setAsked] = useDraftState('asked', isItemAction);
  // Counts what was done here, so that the timeline is asked anew.
  const [done, setDone] = useState(0);
  const menuOf = useItemMenu((action) => setAsked(action), { withEdit: false });
  const setEditing = (edit: boolean) =>
    history.replace(kinds[type].path(id) + (edit ? '&edit=1' : ''), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={listOf[type]} onRetry={refresh} />;
  if (!item) return <Skeleton active />;

  const take = (now: Item) => {
    setRecord(now);
    setDone(done + 1);
  };
  return (
    <>
      <DetailHeader
        title={item.name}
        line={priceText(item)}
        tag={<StatusTag of={saleStatus} value={item.status} />}
        items={menuOf(item)}
        onEdit={wantsEdit ? undefined : () => setEditing(true)}
      />
      <div className={wantsEdit ? 'fish-columns' : 'fish-columns fish-columns-wide'}>
        <div>
          {wantsEdit ? (
            <Card size="small" title={formatMessage({ id: 'mall.facts' })}>
              {form({
                item,
                onSaved: (saved) => {
                  notice.success(formatMessage({ id: 'mall.saved' }, { name: saved.name }));
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
          <ItemAside item={item} done={done} />
        </div>
      </div>
      {asked && (
        <ItemDialog
          action={asked}
          item={item}
          onDone={(now) => {
            take(now);
            refresh();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
