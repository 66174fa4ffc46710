import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import type { List } from '@/components/list/useList';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { useTranslations } from '@/locales/useTranslations';
import { ExportCard } from './ExportCard';
import type { Format } from './sheet';
import { useExport } from './useExport';

interface ExportButtonProps<Row> {
  list: List<Row>;
  title: string;
}

/** Exports every row of the filter with the visible columns, while the operator goes on working. */
export function ExportButton<Row extends { id: string }>({ list, title }: ExportButtonProps<Row>) {
  const { state, start, close } = useExport(list, title);
  const button = useRef<HTMLButtonElement>(null);
  const running = state?.is === 'running';
  const text = useTranslations('export');

  useUnsavedChanges(running, {
    // Filters and drawers may change meanwhile: the export does not depend on them.
    params: NOTHING,
    title: text('leave.title'),
    text: text('leave.text'),
    leave: text('leave.leave'),
    stay: text('leave.stay'),
  });

  const closeCard = () => {
    close();
    button.current?.focus();
  };

  const items = (['xlsx', 'csv'] as const).map((format: Format) => ({
    key: format,
    label: text(format),
    disabled: running,
    onClick: () => {
      button.current?.focus();
      void start(format);
    },
  }));

  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button ref={button} icon={<DownloadOutlined aria-hidden />}>
          {text('export')}
        </Button>
      </Dropdown>
      {state && <ExportCard state={state} title={title} onClose={closeCard} />}
    </>
  );
}

const NOTHING: readonly string[] = [];
