import { SketchOutlined, StarOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import { type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { stoneTag } from '@contract/stone/enums';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { EnumText } from '@/components/StatusTag';
import { sections } from './arrange';
import { ItemIcon } from './goods/ItemIcon';
import { pricesOf } from './goods/item';
import type { Entry, ShelfEdit } from './useShelf';

/** The shelf as the app shows it on a phone, with every change at once. Sections without entries are not there. */
export function Preview({ edit: { mine, entryOf } }: { edit: ShelfEdit }) {
  const { formatMessage } = useIntl();
  return (
    // Scrolls, so it takes the focus: the keyboard has to get there.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <section className="fish-phone shelf-phone" tabIndex={0} aria-label={formatMessage({ id: 'shelf.preview' })}>
      <div className="shelf-app-bar">{formatMessage({ id: 'shelf.preview.title' })}</div>
      {sections.map((section) => (
        <AppSection
          key={section}
          section={section}
          entries={(mine?.[section] ?? []).flatMap((id) => entryOf(id) ?? [])}
        />
      ))}
    </section>
  );
}

function AppSection({ section, entries }: { section: ShelfSection; entries: Entry[] }) {
  if (!entries.length) return null;
  return (
    <div className="shelf-app-section">
      <p className="shelf-app-title">
        <EnumText of={shelfSection} value={section} />
      </p>
      <div className={`shelf-app-${section}`}>
        {entries.map((entry) => (
          <Tile key={entry.id} entry={entry} large={section === 'featured'} />
        ))}
      </div>
    </div>
  );
}

/** One thing that is sold, as a tile of the app. */
function Tile({ entry: { item }, large }: { entry: Entry; large: boolean }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const gone = item.type === 'gift' && item.stock === 0;
  return (
    <div className="shelf-app-tile" data-gone={gone || undefined}>
      {item.type === 'stone' && item.tag && (
        <Ribbon>
          <EnumText of={stoneTag} value={item.tag} />
        </Ribbon>
      )}
      {gone && <Ribbon>{formatMessage({ id: 'shelf.preview.gone' })}</Ribbon>}
      <ItemIcon of={item} type={item.type} width={large ? 64 : 52} />
      <bdi className="shelf-app-name">{item.name}</bdi>
      {item.type === 'stone' && (
        <small className="shelf-app-line">
          {number(item.stones)}
          {item.bonus > 0 && <em> +{number(item.bonus)}</em>}
        </small>
      )}
      <AppPrice item={item} />
    </div>
  );
}

/** As short as the app has it: a gem for stones, a star for points. */
function AppPrice({ item }: Pick<Entry, 'item'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <span className="shelf-app-price">
      {pricesOf(item).map(({ amount, currency }) => {
        const Sign = signs[currency];
        if (amount === null) return null;
        return (
          <span key={currency}>
            {Sign && <Sign role="img" aria-label={formatMessage({ id: `field.${currency}` })} />}{' '}
            {Sign ? number(amount) : money(amount, currency)}
          </span>
        );
      })}
    </span>
  );
}

const signs: Partial<Record<string, typeof SketchOutlined>> = { stones: SketchOutlined, points: StarOutlined };

const Ribbon = ({ children }: { children: ReactNode }) => <span className="shelf-app-ribbon">{children}</span>;
