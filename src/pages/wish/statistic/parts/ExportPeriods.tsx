import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { saveTable } from '@/components/export/saveTable';
import type { Format } from '@/components/export/sheet';
import { notice } from '@/components/notice';
import { fileColumnsOf, type Row, sumOf } from '../rows';
import type { Answered } from '../useStatistic';

interface ExportPeriodsProps {
  rows: Row[];
  answered: Answered;
}

/** Saves the table as it is shown, the sums in the last row. */
export function ExportPeriods({ rows, answered: { query, statistic } }: ExportPeriodsProps) {
  const { formatMessage } = useIntl();
  const [saving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const text = (key: string) => formatMessage({ id: `statistic.${key}` });

  const save = async (format: Format) => {
    button.current?.focus();
    setSaving(true);
    try {
      const title = text('title');
      await saveTable(format, {
        title,
        name: `${title} ${query.from} – ${query.to}`,
        columns: fileColumnsOf(text, query.grain, statistic.previous !== null),
        rows: [...rows, sumOf(statistic)],
      });
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
