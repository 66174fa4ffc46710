import { Button, Flex, Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withBoundary } from '@/components/boundary';
import { isComposing } from '@/components/shortcuts/keys';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { useTranslations } from '@/locales/useTranslations';
import { useAvailability } from '@/request/availability';
import { AddFilter } from './AddFilter';
import { FilterChip } from './FilterChip';
import { type FilterField, namesOf } from './fields';
import { UnusedFilters } from './UnusedFilters';
import type { ListState } from './useListState';

export type SearchField = Extract<FilterField, { type: 'text' }>;

interface FilterBarProps {
  list: ListState;
  search?: SearchField;
  fields: readonly FilterField[];
  /** Names the group, if the page has a second list. */
  label?: string;
}

export const FilterBar = withBoundary(function FilterBar({ list, search, fields, label }: FilterBarProps) {
  const t = useTranslations();
  const isSet = (field: FilterField) => namesOf(field).some((name) => list.filters[name]);
  // Without a value yet: its editor is open.
  const [adding, setAdding] = useState<string>();
  const has = useAvailability();
  const canAsk = (field: FilterField) => field.type !== 'record' || has(field.source.call);
  const filters = fields.filter((field) => field !== search);
  const chips = filters.filter((field) => isSet(field) || field.name === adding);
  const others = filters.filter((field) => !chips.includes(field) && !('byAddress' in field) && canAsk(field));

  const { bar, add, onLeave } = useFocusAfter(chips);

  return (
    <Flex ref={bar} role="search" aria-label={label} wrap gap={8} align="center" className="fish-filters">
      {search && (
        <SearchBox
          key={search.name}
          label={t(search.label)}
          value={list.filters[search.name] ?? ''}
          onSearch={(value) => list.setFilters({ [search.name]: value })}
        />
      )}
      {chips.map((field) => (
        <FilterChip
          key={field.name}
          field={field}
          list={list}
          isNew={field.name === adding}
          onClosed={() => setAdding(undefined)}
          onLeave={() => onLeave(field)}
        />
      ))}
      <AddFilter ref={add} fields={others} onAdd={setAdding} />
      {fields.some(isSet) && (
        <Button type="text" onClick={list.reset}>
          {t('list.reset')}
        </Button>
      )}
      <UnusedFilters list={list} />
    </Flex>
  );
});

/** A chip that is removed takes the focus with it: it goes to the next one, after the last to "Add filter". */
function useFocusAfter(chips: readonly FilterField[]) {
  const bar = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const leaving = useRef<{ field: FilterField; place: number }>(undefined);
  useEffect(() => {
    if (!leaving.current || chips.includes(leaving.current.field)) return;
    const next = bar.current?.querySelectorAll<HTMLElement>('.fish-chip > :first-child')[leaving.current.place];
    (next ?? add.current)?.focus({ preventScroll: true });
    leaving.current = undefined;
  });
  const onLeave = (field: FilterField) => {
    leaving.current = { field, place: chips.indexOf(field) };
  };
  return { bar, add, onLeave };
}

const PAUSE_MS = 300;

/** Searches when typing pauses, or at once on Enter. */
function SearchBox({ label, value, onSearch }: { label: string; value: string; onSearch: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  // While characters are composed, such as Chinese from pinyin, the text is half of what is meant.
  const [composing, setComposing] = useState(false);
  const searched = useRef(value);
  const input = useRef<InputRef>(null);
  useShortcut({ keys: '/', label: 'shortcuts.search', group: 'list' }, () => input.current?.focus({ cursor: 'all' }));

  const search = (text: string) => {
    searched.current = text;
    onSearch(text);
  };

  // The filter also changes by Reset or back. The own search arrives here too, perhaps while more is typed: that text
  // stays.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);

  const onPause = useEffectEvent((text: string) => {
    if (text !== value) search(text);
  });
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => onPause(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, composing]);

  return (
    <Input
      ref={input}
      allowClear
      type="search"
      aria-keyshortcuts="/"
      className="fish-search"
      placeholder={label}
      aria-label={label}
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onPressEnter={({ nativeEvent }) => isComposing(nativeEvent) || search(typed.trim())}
    />
  );
}
