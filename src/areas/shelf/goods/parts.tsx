import { Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Gift } from '@contract/gift';
import { stockState, stockStateOf } from '@contract/gift/enums';
import { shelfSection } from '@contract/shelf/enums';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { MISSING, textOf, useFormat } from '@/components/format';
import { Hint } from '@/components/Hint';
import { type LabelOf, StatusTag, useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { ItemIcon } from './ItemIcon';
import { entryPath, type Item, itemTypeOf, salesOf } from './item';

export function ItemCell({ item, line }: { item: Item; line?: ReactNode }) {
  return (
    <span className="fish-person">
      <ItemIcon of={item} type={itemTypeOf(item)} />
      <span className="fish-two-lines fish-clip">
        <Hint as="bdi" text={item.name} placement="topLeft" className="fish-clip">
          {item.name}
        </Hint>
        <small>{line}</small>
      </span>
    </span>
  );
}

/** "Gifts · 3": its section and place on the shelf. */
export const placeText = ({ place }: Pick<Item, 'place'>, label: LabelOf): string =>
  place ? `${label(shelfSection, place.section) || MISSING} · ${textOf(place.place)}` : '–';

export function ShelfPlaceText({ item }: { item: Pick<Item, 'place'> }) {
  return <span className="fish-nowrap">{placeText(item, useLabels())}</span>;
}

export function GiftStock({ gift: { stock, lowStock } }: { gift: Pick<Gift, 'stock' | 'lowStock'> }) {
  const { number } = useFormat();
  const state = stockStateOf(stock, lowStock);
  return (
    <span className="fish-nowrap">
      {state !== 'enough' && <StatusTag of={stockState} value={state} />} {state !== 'none' && number(stock)}
    </span>
  );
}

export function Sold({ item }: { item: Item }) {
  const { id, name, sold } = item;
  const t = useTranslations();
  const { number } = useFormat();
  if (!sold) return <Typography.Text type="secondary">{number(sold)}</Typography.Text>;
  return (
    <ScreenLink
      plain
      to={salesOf({ type: itemTypeOf(item), id })}
      className="fish-record"
      aria-label={t('mall.soldOf', { sold, name })}
    >
      {number(sold)}
    </ScreenLink>
  );
}

export function ItemLead({ item }: { item: Item }) {
  return (
    <div className="mall-lead">
      <ItemIcon of={item} type={itemTypeOf(item)} width={96} />
    </div>
  );
}

export function ShelfPlaceLink({ item }: { item: Item }) {
  const t = useTranslations();
  if (!item.place) return t('mall.place.none');
  return (
    <ScreenLink plain to={entryPath(item.id)} className="fish-record">
      <ShelfPlaceText item={item} />
    </ScreenLink>
  );
}
