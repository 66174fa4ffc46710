import { history, useSearchParams } from '@umijs/max';
import { Alert } from 'antd';
import { pathTo } from '@config/pathTo';
import { stockStateOf } from '@contract/gift/enums';
import { orderCalls } from '@contract/order/calls';
import { shelfCalls } from '@contract/shelf/calls';
import { itemType, saleStatus } from '@contract/shelf/enums';
import { Has } from '@/components/availability/Has';
import { LinkButton } from '@/components/availability/LinkButton';
import { withBoundary } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { Empty } from '@/components/Empty';
import { useFormat } from '@/components/format';
import { DetailHeader } from '@/components/page/DetailHeader';
import { Facts, factOf } from '@/components/page/Facts';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useFailureOf } from '@/components/page/useRecord';
import { RecordLink } from '@/components/RecordLink';
import { useReadAgain } from '@/components/retry/readAgain';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, call } from '@/request';
import { useCall } from '@/request/useCall';
import { BackToShelf } from './BackToShelf';
import { isItemAction } from './goods/actions';
import { giftOrStone } from './goods/giftOrStone';
import { ItemAside } from './goods/ItemAside';
import { ItemDialog } from './goods/ItemDialog';
import { type Item, itemCalls, itemTypeOf, planPath } from './goods/item';
import { GiftStock, ItemLead, ShelfPlaceText, Sold } from './goods/parts';
import { ItemPrices } from './goods/timed/ItemPrices';
import { useItemMenu } from './goods/useItemMenu';
import { LatestOrders } from './LatestOrders';
import './shelf.css';
import { useEntryMoves } from './useEntryMoves';

export default function ShelfEntry() {
  const t = useTranslations();
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) {
    return (
      <Empty
        title={t('shelf.entry.none')}
        action={<LinkButton to={pathTo('/fileResoute/u')}>{t('shelf.back')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <BackToShelf />
      <Entry key={id} id={id} />
    </>
  );
}

const read = (id: string, options: CallOptions): Promise<Item> =>
  giftOrStone<Item, Item>(
    () => call(itemCalls.gift.detail, { id }, options),
    () => call(itemCalls.stone.detail, { id }, options),
  );

function Entry({ id }: { id: string }) {
  const t = useTranslations();
  const { data: item, refresh, ...asked } = useCall((options) => read(id, options));
  const failure = useFailureOf(item, asked.failure);
  useReadAgain(refresh);
  const [dialog, setDialog] = useDraftState('dialog', isItemAction);
  const [changes, noteChange] = useChanges();
  const onDone = () => {
    refresh();
    noteChange();
  };
  const moves = useEntryMoves(item, onDone);
  const menuOf = useItemMenu((action) => setDialog(action), { withEdit: false, withEntry: false });

  // Its button stands far below.
  const plan = {
    key: 'plan',
    call: shelfCalls.saveTimedPrice,
    label: t('mall.timed.plan'),
    onClick: () => history.replace(planPath(id), history.location.state),
  };

  if (failure) return <RecordFailure failure={failure} list={pathTo('/fileResoute/u')} onRetry={refresh} />;
  if (!item) return <RecordSkeleton />;
  return (
    <>
      <DetailHeader
        title={item.name}
        line={item.place ? <ShelfPlaceText item={item} /> : t('mall.place.none')}
        tag={<StatusTag of={saleStatus} value={item.status} />}
        items={[...moves, plan, ...(menuOf(item) ?? [])]}
      />
      <div className="fish-columns fish-columns-wide">
        <div>
          <EntryFacts item={item} />
        </div>
        <div>
          <ItemAside
            item={item}
            changes={changes}
            onChanged={onDone}
            orders={
              <Has call={orderCalls.pageList}>
                <LatestOrders itemId={id} />
              </Has>
            }
          />
        </div>
      </div>
      {dialog && <ItemDialog action={dialog} item={item} onDone={onDone} onClose={() => setDialog(undefined)} />}
    </>
  );
}

const EntryFacts = withBoundary(function EntryFacts({ item }: { item: Item }) {
  const t = useTranslations();
  const { number } = useFormat();
  const type = itemTypeOf(item);
  const fact = factOf(t);
  return (
    <Facts
      title={t('mall.facts')}
      lead={
        <>
          <ShortStock item={item} />
          <ItemLead item={item} />
        </>
      }
      items={[
        fact(
          'shelf.entry.is',
          <>
            <EnumText of={itemType} value={type} /> ·{' '}
            <RecordLink type={type} id={item.id}>
              <bdi>{item.name}</bdi>
            </RecordLink>
          </>,
        ),
        fact('mall.place', item.place ? <ShelfPlaceText item={item} /> : t('mall.place.none')),
        fact('stone.price', <ItemPrices item={item} />),
        'stones' in item
          ? fact('stone.stones', `${number(item.stones)}${item.bonus ? ` + ${number(item.bonus)}` : ''}`)
          : fact('gift.stock', <GiftStock gift={item} />),
        fact('stone.sold', <Sold item={item} />),
      ]}
    />
  );
});

/** A warning that a gift on the shelf is nearly or completely sold out. */
function ShortStock({ item }: { item: Item }) {
  const t = useTranslations();
  if ('stones' in item || !item.place) return null;
  const state = stockStateOf(item.stock, item.lowStock);
  if (state === 'enough') return null;
  const message = t(state === 'none' ? 'shelf.entry.soldOut' : 'shelf.entry.low', { stock: item.stock });
  return <Alert type={state === 'none' ? 'error' : 'warning'} showIcon className="fish-form-note" message={message} />;
}
