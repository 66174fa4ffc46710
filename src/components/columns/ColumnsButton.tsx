import { useIntl } from '@umijs/max';
import { Button, Popover, Skeleton } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ListLayout } from './useLayout';

/** Brings all that dragging needs, which few visits want. */
const ColumnChooser = lazy(() => import('./ColumnChooser'));

/** Opens the columns of a list: which are shown, in which order, what stays at the side, how close rows stand. */
export function ColumnsButton({ list: { layout } }: { list: { layout: ListLayout } }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = formatMessage({ id: 'columns.columns' });

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
