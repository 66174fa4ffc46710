import { useIntl } from '@umijs/max';
import { Button, Flex, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { FilterChip } from './FilterChip';
import { type FilterField, namesOf } from './fields';
import type { ListState } from './useListState';

interface FilterBarProps {
  list: ListState;
  /** The field typed into the search box; the others become chips. */
  search: Extract<FilterField, { type: 'text' }>;
  fields: readonly FilterField[];
  /** What it filters, where another list stands on the page. */
  label?: string;
}

/** Search and filters on one row: set ones filled, others dashed. */
export function FilterBar({ list, search, fields, label }: FilterBarProps) {
  const { formatMessage } = useIntl();
  const isSet = (field: FilterField) => namesOf(field).some((name) => list.filters[name]);
  const [isMore, setMore] = useState(false);
  const chips = fields.filter((field) => field !== search && (isSet(field) || !('byAddress' in field)));
  const shown = chips.filter((field) => isMore || !field.more || isSet(field));

  return (
    <Flex role="search" aria-label={label} wrap gap={8} align="center" className="fish-filters">
      <SearchBox
        key={search.name}
        label={formatMessage({ id: search.label })}
        value={list.filters[search.name] ?? ''}
        onSearch={(value) => list.setFilters({ [search.name]: value })}
      />
      {shown.map((field) => (
        <FilterChip key={field.name} field={field} list={list} />
      ))}
      {chips.length > shown.length && (
        <Button type="text" onClick={() => setMore(true)}>
          {formatMessage({ id: 'list.more' })}
        </Button>
      )}
      {fields.some(isSet) && (
        <Button type="text" onClick={list.reset}>
          {formatMessage({ id: 'list.reset' })}
        </Button>
      )}
    </Flex>
  );
}

const PAUSE_MS = 300;

/** Searches when the typing pauses, or at once on Enter. */
function SearchBox({ label, value, onSearch }: { label: string; value: string; onSearch: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  const input = useRef<InputRef>(null);
  useShortcut({ keys: '/', label: 'shortcuts.search', group: 'list' }, () => input.current?.focus({ cursor: 'all' }));

  const search = (text: string) => {
    searched.current = text;
    onSearch(text);
  };

  // The address changed by another hand, such as Reset or back. What was searched here comes back too, while more
  // may have been typed: that stays.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

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
      onPressEnter={() => search(typed.trim())}
    />
  );
}
