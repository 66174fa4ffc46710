import { PlusOutlined } from '@ant-design/icons';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { history } from '@umijs/max';
import { Button } from 'antd';
import { useRef } from 'react';
import { shelfCalls } from '@contract/shelf/calls';
import { maySit, type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { Has } from '@/components/availability/Has';
import { withBoundary } from '@/components/boundary';
import { Sortable } from '@/components/drag/Sortable';
import { SortableItem } from '@/components/drag/SortableItem';
import type { MenuAction } from '@/components/MoreMenu';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { sections } from './arrange';
import { EntryRow } from './EntryRow';
import { planPath } from './goods/item';
import type { ArrangedEntry, ShelfEdit } from './useShelf';

interface SectionProps {
  edit: ShelfEdit;
  section: ShelfSection;
  best: readonly string[];
  onPutOn: () => void;
}

export const SectionCard = withBoundary(function SectionCard({ edit, section, best, onPutOn }: SectionProps) {
  const t = useTranslations();
  const label = useLabels()(shelfSection, section);
  const list = useRef<HTMLUListElement>(null);
  const sortable = useHas(shelfCalls.save);
  const menuOf = useEntryMenu(edit, (index) => focusRow(list.current, index));
  const { mine, changes, entryOf, move } = edit;
  const entries = (mine?.[section] ?? []).flatMap((id) => entryOf(id) ?? []);

  const markOf = ({ id }: ArrangedEntry) => {
    if (changes.on.includes(id)) return 'on';
    return changes.moved.includes(id) ? 'moved' : undefined;
  };

  return (
    <section className="fish-card shelf-section" data-lesson="section" aria-label={label}>
      <header>
        <h2>
          {label} <small className="shelf-count">{entries.length}</small>
        </h2>
        <Has call={shelfCalls.save}>
          <Button
            type="text"
            size="small"
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('shelf.putOn.to', { section: label })}
            onClick={onPutOn}
          >
            {t('shelf.putOn')}
          </Button>
        </Has>
      </header>
      {entries.length === 0 && <p className="shelf-none">{t(`shelf.none.${section}`)}</p>}
      <ul ref={list} className="shelf-entries">
        <Sortable
          items={entries.map(({ id, item }) => ({ id, name: item.name }))}
          strategy={verticalListSortingStrategy}
          onMove={(from, to) => {
            const entry = entries[from];
            if (entry) move(entry.id, section, to);
          }}
        >
          {entries.map((entry, index) => (
            <SortableItem key={entry.id} id={entry.id} name={entry.item.name}>
              {(handle) => (
                <EntryRow
                  entry={entry}
                  rank={best.indexOf(entry.id) + 1 || undefined}
                  mark={markOf(entry)}
                  // Its column stays.
                  handle={sortable ? handle : <span />}
                  items={menuOf(entry, section, index)}
                />
              )}
            </SortableItem>
          ))}
        </Sortable>
      </ul>
    </section>
  );
});

function useEntryMenu({ mine, move, takeOff }: ShelfEdit, onGone: (index: number) => void) {
  const t = useTranslations();
  const label = useLabels();
  return ({ id, item }: ArrangedEntry, section: ShelfSection, index: number): readonly MenuAction[] => {
    const last = (mine?.[section].length ?? 0) - 1;
    const step = (key: 'top' | 'up' | 'down', place: number, disabled: boolean) => ({
      key,
      call: shelfCalls.save,
      disabled,
      label: t(`shelf.${key}`),
      onClick: () => move(id, section, place),
    });
    const leave = (how: () => void) => () => {
      how();
      onGone(index);
    };
    const others = sections.filter((other) => other !== section && maySit(item.type, other));
    return [
      step('top', 0, index === 0),
      step('up', index - 1, index === 0),
      step('down', index + 1, index === last),
      ...others.map((other) => ({
        key: other,
        call: shelfCalls.save,
        label: t('shelf.moveTo', { section: label(shelfSection, other) }),
        onClick: leave(() => move(id, other)),
      })),
      {
        key: 'plan',
        call: shelfCalls.saveTimedPrice,
        label: t('mall.timed.plan'),
        onClick: () => history.push(planPath(id)),
      },
      { type: 'divider' },
      {
        key: 'off',
        call: shelfCalls.save,
        danger: true,
        label: t('mall.takeOff'),
        onClick: leave(() => takeOff(id)),
      },
    ];
  };
}

/** After an entry has left the section, focuses the row that is now in its place. */
function focusRow(list: HTMLUListElement | null, index: number): void {
  setTimeout(() => {
    const rows = list?.querySelectorAll('li') ?? [];
    const next = rows[Math.min(index, rows.length - 1)];
    [...(next?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  });
}
