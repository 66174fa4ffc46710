import { Button } from 'antd';
import { withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import { arrangementOf, sectionOf } from './arrange';
import { ItemIcon } from './goods/ItemIcon';
import type { ShelfEdit } from './useShelf';

export const TakenOff = withBoundary(function TakenOff({
  edit: { shelf, changes, entryOf, move },
}: {
  edit: ShelfEdit;
}) {
  const t = useTranslations();
  if (!shelf || !changes.off.length) return null;
  const before = arrangementOf(shelf);
  const title = t('shelf.takenOff');
  return (
    <section className="fish-card shelf-section" aria-label={title}>
      <header>
        <h2>
          {title} <small className="shelf-count">{changes.off.length}</small>
        </h2>
      </header>
      <ul className="shelf-entries">
        {changes.off.map((id) => {
          const item = entryOf(id)?.item;
          const section = sectionOf(before, id);
          if (!item || !section) return null;
          return (
            <li key={id} className="shelf-row" data-mark="off">
              <ItemIcon of={item} type={item.type} width={28} />
              <bdi className="fish-clip fish-grow">{item.name}</bdi>
              <Button
                size="small"
                aria-label={t('shelf.putBack.of', { name: item.name })}
                onClick={() => move(id, section, before[section].indexOf(id))}
              >
                {t('shelf.putBack')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
