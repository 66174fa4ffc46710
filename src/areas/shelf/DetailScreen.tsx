import { useIntl, useSearchParams } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert, Button, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { stockStateOf } from '@contract/gift/enums';
import { paths } from '@contract/paths';
import { itemType, saleStatus } from '@contract/shelf/enums';
import { useDraftState } from '@/components/draft/useDraft';
import { Empty } from '@/components/Empty';
import { useFormat } from '@/components/format';
import { ownZone } from '@/components/format/zone';
import { OpenLink } from '@/components/list/OpenLink';
import { DetailHeader } from '@/components/page/DetailHeader';
import { Facts } from '@/components/page/Facts';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { call, type RequestFailure } from '@/request';
import { BackToShelf } from './BackToShelf';
import { isItemAction } from './goods/actions';
import { ItemAside } from './goods/ItemAside';
import { ItemDialog } from './goods/ItemDialog';
import { type Item, typeOf } from './goods/item';
import { ItemLead, PlaceText, Sold, Stock } from './goods/parts';
import { useItemMenu } from './goods/useItemMenu';
import { usePriceText } from './goods/usePriceText';
import { LatestOrders } from './LatestOrders';
import './shelf.css';
import { useEntryMoves } from './useEntryMoves';

/** One entry of the shelf: where it stands, what it is, how it sells, and who bought it. */
export default function ShelfEntry() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) {
    return (
      <Empty
        title={formatMessage({ id: 'shelf.entry.none' })}
        action={
          <OpenLink to="/fileResoute/u">
            <Button>{formatMessage({ id: 'shelf.back' })}</Button>
          </OpenLink>
        }
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

const quietly = { notice: false };

/** A package or a gift by its id alone: its sales tell which of both it is. */
async function read(id: string): Promise<Item> {
  const { type } = await call(paths.shelf.sales, { id, zone: ownZone() }, quietly);
  return call(type === 'stone' ? paths.stone.detail : paths.gift.detail, { id }, quietly);
}

function Entry({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { data: item, error, refresh } = useRequest(() => read(id), { onError: () => undefined });
  const [asked, setAsked] = useDraftState('asked', isItemAction);
  // Counts what was done here, so that the timeline is asked anew.
  const [done, setDone] = useState(0);
  const onDone = () => {
    refresh();
    setDone(done + 1);
  };
  const moves = useEntryMoves(item, onDone);
  const menuOf = useItemMenu((action) => setAsked(action), { withEdit: false, withEntry: false });
  const failure = error as RequestFailure | undefined;

  if (failure && !item) return <RecordFailure failure={failure} list="/fileResoute/u" onRetry={refresh} />;
  if (!item) return <Skeleton active />;
  return (
    <>
      <DetailHeader
        title={item.name}
        line={item.place ? <PlaceText item={item} /> : formatMessage({ id: 'mall.place.none' })}
        tag={<StatusTag of={saleStatus} value={item.status} />}
        items={[...moves, ...(menuOf(item) ?? [])]}
      />
      <div className="fish-columns fish-columns-wide">
        <div>
          <EntryFacts item={item} />
        </div>
        <div>
          <ItemAside item={item} done={done} orders={<LatestOrders itemId={id} />} />
        </div>
      </div>
      {asked && <ItemDialog action={asked} item={item} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function EntryFacts({ item }: { item: Item }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const priceText = usePriceText();
  const type = typeOf(item);
  const fact = (key: string, children: ReactNode) => ({ key, label: formatMessage({ id: key }), children });
  return (
    <Facts
      title={formatMessage({ id: 'mall.facts' })}
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
        fact('mall.place', item.place ? <PlaceText item={item} /> : formatMessage({ id: 'mall.place.none' })),
        fact('stone.price', priceText(item)),
        'stones' in item
          ? fact('stone.stones', `${number(item.stones)}${item.bonus ? ` + ${number(item.bonus)}` : ''}`)
          : fact('gift.stock', <Stock gift={item} />),
        fact('stone.sold', <Sold item={item} />),
      ]}
    />
  );
}

/** It stands on the shelf and runs out, or has. */
function ShortStock({ item }: { item: Item }) {
  const { formatMessage } = useIntl();
  if ('stones' in item || !item.place) return null;
  const state = stockStateOf(item.stock, item.lowStock);
  if (state === 'enough') return null;
  const message = formatMessage(
    { id: state === 'none' ? 'shelf.entry.soldOut' : 'shelf.entry.low' },
    { stock: item.stock },
  );
  return <Alert type={state === 'none' ? 'error' : 'warning'} showIcon className="fish-form-note" message={message} />;
}
