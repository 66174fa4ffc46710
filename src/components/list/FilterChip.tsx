import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Popover } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';
import { FilterEditor } from './FilterEditor';
import { type FilterField, namesOf } from './fields';
import { useFilterText } from './useFilterText';
import type { ListState } from './useListState';

const ROOM_FOR_CROSS = { paddingInlineEnd: 34 };

interface FilterChipProps {
  field: FilterField;
  list: ListState;
  /** It was just added and has no value. */
  isNew: boolean;
  onClosed: () => void;
}

/** One filter, "Name: value ×"; a click edits it. */
export function FilterChip({ field, list, isNew, onClosed }: FilterChipProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(isNew);
  const label = t(field.label);
  const text = useFilterText(field, list.filters);
  const editor = useRef<HTMLDivElement>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const clear = () => list.setFilters(Object.fromEntries(namesOf(field).map((name) => [name, undefined])));

  const show = (next: boolean) => {
    setOpen(next);
    if (!next) onClosed();
  };
  const apply = (values: Record<string, string | undefined>) => {
    // What has the focus goes with the editor.
    chip.current?.focus({ preventScroll: true });
    show(false);
    list.setFilters(values);
  };

  return (
    <span className="fish-chip">
      <Popover
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        open={open}
        onOpenChange={show}
        // Hidden elements can't take the focus.
        afterOpenChange={(shown) => shown && editor.current?.querySelector('input')?.focus()}
        content={
          <div ref={editor}>
            <FilterEditor field={field} label={label} values={list.filters} onApply={apply} />
          </div>
        }
      >
        <Button
          ref={chip}
          shape="round"
          color={text ? 'primary' : 'default'}
          variant={text ? 'filled' : 'dashed'}
          aria-expanded={open}
          style={text ? ROOM_FOR_CROSS : undefined}
        >
          {text ? `${label}: ${text}` : label}
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
