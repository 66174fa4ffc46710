import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { lazyPart } from '@/components/boundary';
import type { List } from '@/components/list/useList';
import { MenuButton } from '@/components/MenuButton';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { useTranslations } from '@/locales/useTranslations';
import type { Format } from './sheet';
import { useExport } from './useExport';

const ExportCard = lazyPart(async () => (await import('./ExportCard')).ExportCard, null);

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
    onClick: () => void start(format),
  }));

  return (
    <>
      <MenuButton ref={button} menu={{ items }}>
        {(opens) => (
          <Button {...opens} icon={<DownloadOutlined aria-hidden />}>
            {text('export')}
          </Button>
        )}
      </MenuButton>
      {state && <ExportCard state={state} title={title} onClose={closeCard} />}
    </>
  );
}

const NOTHING: readonly string[] = [];
