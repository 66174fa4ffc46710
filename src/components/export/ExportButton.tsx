import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import type { List } from '@/components/list/useList';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { ExportCard } from './ExportCard';
import type { Format } from './sheet';
import { useExport } from './useExport';

interface ExportButtonProps<Row> {
  list: List<Row>;
  /** What the file is called, without its date. */
  title: string;
}

/** Exports every row that a list's filters find, as its columns stand, while the operator goes on working here. */
export function ExportButton<Row extends { id: string }>({ list, title }: ExportButtonProps<Row>) {
  const { formatMessage } = useIntl();
  const { state, start, close } = useExport(list, title);
  const button = useRef<HTMLButtonElement>(null);
  const running = state?.is === 'running';
  const text = (key: string) => formatMessage({ id: `export.${key}` });

  useUnsavedChanges(running, {
    // Filters and drawers may change: the export keeps to what it was asked for.
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
        <Button ref={button} icon={<DownloadOutlined />}>
          {text('export')}
        </Button>
      </Dropdown>
      {state && <ExportCard state={state} title={title} onClose={closeCard} />}
    </>
  );
}

const NOTHING: readonly string[] = [];
