import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Popover } from 'antd';
import { useRef, useState } from 'react';
import { FilterEditor } from './FilterEditor';
import { type FilterField, namesOf } from './fields';
import { useFilterText } from './useFilterText';
import type { ListState } from './useListState';

const ROOM_FOR_CROSS = { paddingInlineEnd: 34 };

/** One filter: dashed "+ Name" while unset, filled "Name: value ×" once set; a click edits it. */
export function FilterChip({ field, list }: { field: FilterField; list: ListState }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const label = formatMessage({ id: field.label });
  const text = useFilterText(field, list.filters);
  const editor = useRef<HTMLDivElement>(null);
  const clear = () => list.setFilters(Object.fromEntries(namesOf(field).map((name) => [name, undefined])));

  const apply = (values: Record<string, string | undefined>) => {
    setOpen(false);
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
        onOpenChange={setOpen}
        // Only now: what is not shown yet takes no focus. Days begin with buttons, their calendar would hide them.
        afterOpenChange={(shown) => shown && field.type !== 'days' && editor.current?.querySelector('input')?.focus()}
        content={
          <div ref={editor}>
            <FilterEditor field={field} label={label} values={list.filters} onApply={apply} />
          </div>
        }
      >
        <Button
          shape="round"
          color={text ? 'primary' : 'default'}
          variant={text ? 'filled' : 'dashed'}
          icon={text ? undefined : <PlusOutlined aria-hidden />}
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
          icon={<CloseOutlined />}
          aria-label={formatMessage({ id: 'list.removeFilter' }, { label })}
          onClick={clear}
        />
      )}
    </span>
  );
}
