import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { withInlineBoundary } from '@/components/boundary';
import { saveTable } from '@/components/export/saveTable';
import type { Format } from '@/components/export/sheet';
import type { FileColumn } from '@/components/list/columns';
import { MenuButton } from '@/components/MenuButton';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import type { StatisticQuery } from './query';
import type { PeriodRow } from './rows';

interface ExportPeriodsProps<Sums> {
  title: string;
  query: StatisticQuery;
  columns: FileColumn<PeriodRow<Sums>>[];
  /** In the table's order; sums come last. */
  rows: PeriodRow<Sums>[];
}

export const ExportPeriods = withInlineBoundary(function ExportPeriods<Sums>({
  title,
  query,
  columns,
  rows,
}: ExportPeriodsProps<Sums>) {
  const t = useTranslations();
  const [saving, setSaving] = useState(false);

  const save = async (format: Format) => {
    setSaving(true);
    try {
      await saveTable(format, { title, name: `${title} ${query.from} – ${query.to}`, columns, rows });
    } catch {
      notice.error(t('export.noFile'));
    }
    setSaving(false);
  };

  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`export.${format}`),
    onClick: () => void save(format),
  }));
  return (
    <MenuButton menu={{ items }}>
      {(opens) => (
        <Button {...opens} size="small" icon={<DownloadOutlined aria-hidden />} loading={saving}>
          {t('export.export')}
        </Button>
      )}
    </MenuButton>
  );
});
