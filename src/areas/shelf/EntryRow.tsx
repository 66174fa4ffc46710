import { TrophyOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { giftCategory, stockStateOf } from '@contract/gift/enums';
import { SALES_DAYS } from '@contract/shelf/enums';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { useFormat } from '@/components/format';
import { Hint } from '@/components/Hint';
import { OpenLink } from '@/components/list/OpenLink';
import { type MenuAction, MoreMenu } from '@/components/MoreMenu';
import { Sparkline } from '@/components/Sparkline';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { soldOf } from './arrange';
import { ItemIcon } from './goods/ItemIcon';
import { entryPath, salesOf } from './goods/item';
import { GiftStock } from './goods/parts';
import { ItemPrices } from './goods/timed/ItemPrices';
import type { ArrangedEntry } from './useShelf';

interface EntryRowProps {
  entry: ArrangedEntry;
  rank?: number;
  mark?: 'on' | 'moved';
  handle: ReactNode;
  items: readonly MenuAction[];
}

export function EntryRow({ entry: { id, item, sales }, rank, mark, handle, items }: EntryRowProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const sold = soldOf({ sales });
  const text = useTranslations('shelf');
  const isShort = item.type === 'gift' && stockStateOf(item.stock, item.lowStock) !== 'enough';

  return (
    <div className="shelf-row" data-mark={mark}>
      {handle}
      <ItemIcon of={item} type={item.type} width={36} />
      <span className="fish-two-lines">
        <span className="shelf-row-title">
          <Hint text={item.name} placement="topLeft" className="fish-clip">
            <OpenLink to={entryPath(id)} className="shelf-link">
              <bdi>{item.name}</bdi>
            </OpenLink>
          </Hint>
          {rank && <Rank rank={rank} />}
        </span>
        <small>
          {mark && <strong className="shelf-mark">{text(`mark.${mark}`)} · </strong>}
          {item.type === 'gift' ? (
            <EnumText of={giftCategory} value={item.category} />
          ) : (
            text('stones', { stones: item.stones, bonus: item.bonus })
          )}
        </small>
      </span>
      <span className="shelf-row-stock">{isShort && <GiftStock gift={item} />}</span>
      <span className="shelf-row-price">
        <ItemPrices item={item} />
      </span>
      <span className="shelf-row-sales">
        {sold > 0 && (
          <Sparkline
            label={text('trend', { name: item.name, days: SALES_DAYS, sold })}
            // Today is not over: its low number would look like a fall.
            values={sales.slice(0, -1)}
            height={24}
          />
        )}
      </span>
      <Hint text={text('sold.hint', { days: SALES_DAYS })} className="shelf-row-sold">
        {sold > 0 ? (
          <ScreenLink
            plain
            to={salesOf({ type: item.type, id }, SALES_DAYS)}
            className="shelf-link"
            aria-label={text('sold.open', { name: item.name, sold })}
          >
            {number(sold)}
          </ScreenLink>
        ) : (
          number(sold)
        )}
      </Hint>
      <MoreMenu label={t('text.named', { name: t('action.more'), value: item.name })} items={items} />
    </div>
  );
}

function Rank({ rank }: { rank: number }) {
  const t = useTranslations();
  const label = t('shelf.best', { rank, days: SALES_DAYS });
  return (
    <Hint text={label}>
      <TrophyOutlined role="img" aria-label={label} className="shelf-best" />
    </Hint>
  );
}
