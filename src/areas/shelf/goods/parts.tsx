import { Link, useIntl } from '@umijs/max';
import { Tooltip, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Gift } from '@contract/gift';
import { stockState, stockStateOf } from '@contract/gift/enums';
import { shelfSection } from '@contract/shelf/enums';
import { useFormat } from '@/components/format';
import { type LabelOf, StatusTag, useLabels } from '@/components/StatusTag';
import { ItemIcon } from './ItemIcon';
import { entryPath, type Item, salesOf, typeOf } from './item';

/** Small pieces of what the mall sells that its lists, its shelf and its details show alike. */

/** Something in a row: icon, name, and a small second line. */
export function ItemCell({ item, line }: { item: Item; line?: ReactNode }) {
  return (
    <span className="fish-person">
      <ItemIcon of={item} type={typeOf(item)} />
      <span className="fish-two-lines fish-clip">
        <Tooltip title={item.name} placement="topLeft">
          <bdi className="fish-clip">{item.name}</bdi>
        </Tooltip>
        <small>{line}</small>
      </span>
    </span>
  );
}

/** "Gifts · 3": where on the shelf something stands. */
export const placeText = ({ place }: Pick<Item, 'place'>, label: LabelOf): string =>
  place ? `${label(shelfSection, place.section)} · ${place.place}` : '–';

/** Where on the shelf something stands. */
export function PlaceText({ item }: { item: Pick<Item, 'place'> }) {
  return <span className="fish-nowrap">{placeText(item, useLabels())}</span>;
}

/** How many are left, and whether that is too few. */
export function Stock({ gift: { stock, lowStock } }: { gift: Pick<Gift, 'stock' | 'lowStock'> }) {
  const { number } = useFormat();
  const state = stockStateOf(stock, lowStock);
  return (
    <span className="fish-nowrap">
      {state !== 'enough' && <StatusTag of={stockState} value={state} />} {state !== 'none' && number(stock)}
    </span>
  );
}

/** How many were sold; it opens the orders they were sold in. */
export function Sold({ item: { id, name, sold } }: { item: Pick<Item, 'id' | 'name' | 'sold'> }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  if (!sold) return <Typography.Text type="secondary">0</Typography.Text>;
  return (
    <Link to={salesOf(id)} className="fish-record" aria-label={formatMessage({ id: 'mall.soldOf' }, { sold, name })}>
      {number(sold)}
    </Link>
  );
}

/** Above the facts of something: its icon, as large as the app shows it. */
export function ItemLead({ item }: { item: Item }) {
  return (
    <div className="mall-lead">
      <ItemIcon of={item} type={typeOf(item)} width={96} />
    </div>
  );
}

/** Where on the shelf something stands, as a way there. */
export function PlaceLink({ item }: { item: Item }) {
  const { formatMessage } = useIntl();
  if (!item.place) return formatMessage({ id: 'mall.place.none' });
  return (
    <Link to={entryPath(item.id)} className="fish-record">
      <PlaceText item={item} />
    </Link>
  );
}
