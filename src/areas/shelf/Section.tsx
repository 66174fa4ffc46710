import { PlusOutlined } from '@ant-design/icons';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useIntl } from '@umijs/max';
import { Button, type MenuProps } from 'antd';
import { useRef } from 'react';
import { maySit, type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { Sortable } from '@/components/drag/Sortable';
import { SortableItem } from '@/components/drag/SortableItem';
import { useLabels } from '@/components/StatusTag';
import { sections } from './arrange';
import { EntryRow } from './EntryRow';
import type { Entry, ShelfEdit } from './useShelf';

interface SectionProps {
  edit: ShelfEdit;
  section: ShelfSection;
  /** Ids that sell best on the whole shelf, the best first. */
  best: readonly string[];
  onPutOn: () => void;
}

/** One section of the shelf: its entries are dragged into their order, by pointer or keyboard. */
export function Section({ edit, section, best, onPutOn }: SectionProps) {
  const { formatMessage } = useIntl();
  const label = useLabels()(shelfSection, section);
  const list = useRef<HTMLUListElement>(null);
  const menuOf = useEntryMenu(edit, (index) => focusRow(list.current, index));
  const { mine, changes, entryOf, move } = edit;
  const entries = (mine?.[section] ?? []).flatMap((id) => entryOf(id) ?? []);

  const markOf = ({ id }: Entry) => {
    if (changes.on.includes(id)) return 'on';
    return changes.moved.includes(id) ? 'moved' : undefined;
  };

  return (
    <section className="fish-card shelf-section" data-lesson="section" aria-label={label}>
      <header>
        <h2>
          {label} <small className="shelf-count">{entries.length}</small>
        </h2>
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined />}
          aria-label={formatMessage({ id: 'shelf.putOn.to' }, { section: label })}
          onClick={onPutOn}
        >
          {formatMessage({ id: 'shelf.putOn' })}
        </Button>
      </header>
      {entries.length === 0 && <p className="shelf-none">{formatMessage({ id: `shelf.none.${section}` })}</p>}
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
                  handle={handle}
                  items={menuOf(entry, section, index)}
                />
              )}
            </SortableItem>
          ))}
        </Sortable>
      </ul>
    </section>
  );
}

/** What can be done to an entry besides dragging it. */
function useEntryMenu({ mine, move, takeOff }: ShelfEdit, onGone: (index: number) => void) {
  const { formatMessage } = useIntl();
  const label = useLabels();
  return ({ id, item }: Entry, section: ShelfSection, index: number): MenuProps['items'] => {
    const last = (mine?.[section].length ?? 0) - 1;
    const step = (key: string, place: number, disabled: boolean) => ({
      key,
      disabled,
      label: formatMessage({ id: `shelf.${key}` }),
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
        label: formatMessage({ id: 'shelf.moveTo' }, { section: label(shelfSection, other) }),
        onClick: leave(() => move(id, other)),
      })),
      { type: 'divider' },
      { key: 'off', danger: true, label: formatMessage({ id: 'mall.takeOff' }), onClick: leave(() => takeOff(id)) },
    ];
  };
}

/** What was worked on has left the section: the keyboard goes on with what took its place. */
function focusRow(list: HTMLUListElement | null, index: number): void {
  setTimeout(() => {
    const rows = list?.querySelectorAll('li') ?? [];
    const next = rows[Math.min(index, rows.length - 1)];
    [...(next?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  });
}
