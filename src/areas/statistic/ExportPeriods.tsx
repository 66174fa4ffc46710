import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { saveTable } from '@/components/export/saveTable';
import type { Format } from '@/components/export/sheet';
import type { FileColumn } from '@/components/list/columns';
import { notice } from '@/components/notice';
import type { StatisticQuery } from './query';
import type { Row } from './rows';

interface ExportPeriodsProps<Sums> {
  title: string;
  query: StatisticQuery;
  columns: FileColumn<Row<Sums>>[];
  /** As they are shown, the sums in the last one. */
  rows: Row<Sums>[];
}

/** Saves a table of periods as it is shown. */
export function ExportPeriods<Sums>({ title, query, columns, rows }: ExportPeriodsProps<Sums>) {
  const { formatMessage } = useIntl();
  const [saving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const save = async (format: Format) => {
    button.current?.focus();
    setSaving(true);
    try {
      await saveTable(format, { title, name: `${title} ${query.from} – ${query.to}`, columns, rows });
    } catch {
      notice.error(formatMessage({ id: 'export.noFile' }));
    }
    setSaving(false);
  };

  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: formatMessage({ id: `export.${format}` }),
    onClick: () => void save(format),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button ref={button} size="small" icon={<DownloadOutlined />} loading={saving}>
        {formatMessage({ id: 'export.export' })}
      </Button>
    </Dropdown>
  );
}
