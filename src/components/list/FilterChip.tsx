import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { Popover } from '@/components/boundary';
import { Waiting } from '@/components/progress/Waiting';
import { isComposing } from '@/components/shortcuts/keys';
import { useTranslations } from '@/locales/useTranslations';
import { type FilterField, namesOf } from './fields';
import { useFilterText } from './useFilterText';
import type { ListState } from './useListState';

/** With calendars and numbers, which a list has no need of before. */
const loadEditor = () => import('./FilterEditor');
const FilterEditor = lazy(loadEditor);
/** What fails is told once it is opened. */
const preload = () => void loadEditor().catch(() => undefined);

const ROOM_FOR_CROSS = { paddingInlineEnd: 34 };

interface FilterChipProps {
  field: FilterField;
  list: ListState;
  /** It was just added and has no value. */
  isNew: boolean;
  onClosed: () => void;
  /** It is about to lose its value, and with it its place. */
  onLeave: () => void;
}

/** One filter, "Name: value ×"; a click edits it. */
export function FilterChip({ field, list, isNew, onClosed, onLeave }: FilterChipProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(isNew);
  const [shown, setShown] = useState(false);
  const label = t(field.label);
  const text = useFilterText(field, list.filters);
  const chip = useRef<HTMLButtonElement>(null);
  const set = (values: Record<string, string | undefined>) => {
    if (!Object.values(values).some(Boolean)) onLeave();
    list.setFilters(values);
  };
  const clear = () => set(Object.fromEntries(namesOf(field).map((name) => [name, undefined])));

  const show = (next: boolean) => {
    setOpen(next);
    if (!next) onClosed();
  };
  const close = () => {
    // What has the focus goes with the editor.
    chip.current?.focus({ preventScroll: true });
    show(false);
  };
  const apply = (values: Record<string, string | undefined>) => {
    close();
    set(values);
  };
  // Escape closes only the editor, and does not untick rows as well; of a word that is being composed it ends that.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    if (!text) onLeave();
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it hears comes from the editor
    <span className="fish-chip" onKeyDown={closeOnEscape}>
      <Popover
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        open={open}
        onOpenChange={show}
        afterOpenChange={setShown}
        content={
          <Suspense fallback={<Waiting />}>
            <FilterEditor field={field} label={label} values={list.filters} shown={shown} onApply={apply} />
          </Suspense>
        }
      >
        <Button
          ref={chip}
          shape="round"
          color={text ? 'primary' : 'default'}
          variant={text ? 'filled' : 'dashed'}
          aria-expanded={open}
          onPointerEnter={preload}
          onFocus={preload}
          style={text ? ROOM_FOR_CROSS : undefined}
        >
          {text ? t('text.named', { name: label, value: text }) : label}
        </Button>
      </Popover>
      {text && (
        <Button
          type="text"
          shape="circle"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('list.removeFilter', { label })}
          onClick={clear}
        />
      )}
    </span>
  );
}
