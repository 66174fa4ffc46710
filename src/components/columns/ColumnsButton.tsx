import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { Popover } from '@/components/boundary';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import type { ListLayout } from './useLayout';

const ColumnChooser = lazy(() => import('./ColumnChooser'));

export function ColumnsButton({ list: { layout } }: { list: { layout: ListLayout } }) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = t('columns.columns');

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      open={open}
      onOpenChange={setOpen}
      content={
        <Suspense fallback={<Skeleton active title={false} />}>
          <ColumnChooser layout={layout} label={label} onClose={close} />
        </Suspense>
      }
    >
      <Button ref={button} aria-expanded={open}>
        {label}
      </Button>
    </Popover>
  );
}
