import { Button } from 'antd';
import type { Path } from '@contract/index';
import { useOffered } from '@/components/availability/useOffered';
import { withBoundary } from '@/components/boundary';
import { plusOf } from '@/components/list/total';
import type { List } from '@/components/list/useList';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { useTranslations } from '@/locales/useTranslations';

interface SelectionBarProps<Row> {
  list: List<Row>;
  actions: readonly { key: string; label: string; onClick: () => void; call: Path }[];
}

/** The actions on ticked rows that the service has; Escape unticks them. Hidden while no row is ticked. */
export const SelectionBar = withBoundary(function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  return props.list.selection.count > 0 ? <Bar {...props} /> : null;
});

function Bar<Row>({ list: { selection, page, countFailure, countAll }, actions }: SelectionBarProps<Row>) {
  const t = useTranslations();
  const { count, more, selectAll, clear } = selection;
  const offered = useOffered()(actions);
  const total = page?.total ?? 0;
  useShortcut({ keys: 'Escape', label: 'bulk.clear', group: 'list' }, clear);

  return (
    <section className="fish-selection" aria-label={t('bulk.selection')}>
      <span role="status">
        {t('bulk.selected', { count, plus: plusOf(selection), b: (text) => <strong key="count">{text}</strong> })}
      </span>
      {count < total && (
        <button type="button" className="fish-selection-all" onClick={selectAll}>
          {t('bulk.selectAll', { total, plus: plusOf(page) })}
        </button>
      )}
      {more && countFailure && (
        <>
          <span role="alert">{countFailure.message}</span>
          <button type="button" className="fish-selection-all" onClick={countAll}>
            {t('list.countAll')}
          </button>
        </>
      )}
      <span className="fish-selection-actions">
        {offered.map(({ key, label, onClick }) => (
          <Button key={key} ghost disabled={more} onClick={onClick}>
            {label}
          </Button>
        ))}
      </span>
      <button type="button" className="fish-selection-clear" aria-label={t('bulk.clear')} onClick={clear}>
        <span className="fish-by-key">Esc</span>
        <span className="fish-by-touch">{t('bulk.clear.touch')}</span>
      </button>
    </section>
  );
}
