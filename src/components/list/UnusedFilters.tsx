import { Button, Typography } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import type { ListState } from './useListState';

const SHOWN = 40;

/** What of the address the list can't be filtered by, and a way to take it out of there. */
export function UnusedFilters({ list: { unused, filters, setFilters } }: { list: ListState }) {
  const t = useTranslations();
  if (!unused.length) return null;
  const texts = unused.map(({ field, value }) =>
    t('list.unused.one', {
      label: t(field.label),
      value: value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value,
    }),
  );
  const remove = () => setFilters(Object.fromEntries(unused.map(({ name }) => [name, filters[name]])));
  return (
    <div style={{ flexBasis: '100%' }}>
      <Typography.Text type="secondary" role="status">
        {t('list.unused', { filters: texts.join(t('list.unused.between')) })}
      </Typography.Text>
      <Button type="link" size="small" onClick={remove}>
        {t('list.unused.remove')}
      </Button>
    </div>
  );
}
