import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { List } from '@/components/list/useList';
import { useShortcut } from '@/components/shortcuts/useShortcut';

interface SelectionBarProps<Row> {
  list: List<Row>;
  actions: readonly { key: string; label: string; onClick: () => void }[];
}

/** What can be done to the ticked rows of a list; Escape unticks them. Nothing while none is ticked. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  return props.list.selection.count > 0 ? <Bar {...props} /> : null;
}

function Bar<Row>({ list: { selection, page }, actions }: SelectionBarProps<Row>) {
  const { formatMessage } = useIntl();
  const { count, selectAll, clear } = selection;
  const total = page?.total ?? 0;
  useShortcut({ keys: 'Escape', label: 'bulk.clear', group: 'list' }, clear);

  return (
    <section className="fish-selection" aria-label={formatMessage({ id: 'bulk.selection' })}>
      <span role="status">
        {formatMessage({ id: 'bulk.selected' }, { count, b: (text) => <strong key="count">{text}</strong> })}
      </span>
      {count < total && (
        <button type="button" className="fish-selection-all" onClick={selectAll}>
          {formatMessage({ id: 'bulk.selectAll' }, { total })}
        </button>
      )}
      <span className="fish-selection-actions">
        {actions.map(({ key, label, onClick }) => (
          <Button key={key} ghost onClick={onClick}>
            {label}
          </Button>
        ))}
      </span>
      <button
        type="button"
        className="fish-selection-clear"
        aria-label={formatMessage({ id: 'bulk.clear' })}
        onClick={clear}
      >
        Esc
      </button>
    </section>
  );
}
