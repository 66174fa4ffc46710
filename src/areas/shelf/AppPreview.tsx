import { SketchOutlined, StarOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { stoneTag } from '@contract/stone/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { ScrollRegion } from '@/components/page/ScrollRegion';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { sections } from './arrange';
import { ItemIcon } from './goods/ItemIcon';
import { pricesOf } from './goods/item';
import type { ArrangedEntry, ShelfEdit } from './useShelf';

/** The shelf as the app shows it on a phone, with unsaved changes. Empty sections are left out. */
export const AppPreview = withBoundary(function AppPreview({ edit: { mine, entryOf } }: { edit: ShelfEdit }) {
  const t = useTranslations();
  return (
    <ScrollRegion className="fish-phone shelf-phone" aria-label={t('shelf.preview')}>
      <div className="shelf-app-bar">{t('shelf.preview.title')}</div>
      {sections.map((section) => (
        <AppSection
          key={section}
          section={section}
          entries={(mine?.[section] ?? []).flatMap((id) => entryOf(id) ?? [])}
        />
      ))}
    </ScrollRegion>
  );
});

function AppSection({ section, entries }: { section: ShelfSection; entries: ArrangedEntry[] }) {
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

function Tile({ entry: { item }, large }: { entry: ArrangedEntry; large: boolean }) {
  const t = useTranslations();
  const { number } = useFormat();
  const gone = item.type === 'gift' && item.stock === 0;
  return (
    <div className="shelf-app-tile" data-gone={gone || undefined}>
      {item.type === 'stone' && item.tag && (
        <Ribbon>
          <EnumText of={stoneTag} value={item.tag} />
        </Ribbon>
      )}
      {gone && <Ribbon>{t('shelf.preview.gone')}</Ribbon>}
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

/** Short as in the app: a gem means stones, a star means points. */
function AppPrice({ item }: Pick<ArrangedEntry, 'item'>) {
  const t = useTranslations();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <span className="shelf-app-price">
      {pricesOf(item).map(({ amount, currency }) => {
        if (amount === null) return null;
        if (currency !== 'stones' && currency !== 'points')
          return <span key={currency}> {money(amount, currency)}</span>;
        const Sign = signs[currency];
        return (
          <span key={currency}>
            <Sign role="img" aria-label={t(`field.${currency}`)} /> {number(amount)}
          </span>
        );
      })}
    </span>
  );
}

const signs = { stones: SketchOutlined, points: StarOutlined };

const Ribbon = ({ children }: { children: ReactNode }) => <span className="shelf-app-ribbon">{children}</span>;
