import type { ReactNode, RefObject } from 'react';
import { Drawer } from '@/components/boundary';
import { Skeleton } from '@/components/Skeleton';
import { SCREEN_CLASS } from '@/components/shortcuts/registry';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import type { RequestFailure } from '@/request';
import { DrawerFailure } from './DrawerFailure';
import { DrawerNeighbours } from './Neighbours';
import type { Around } from './useSteps';

interface RecordDrawerProps {
  /** Of `useRecordDrawer`. */
  drawer: {
    record?: unknown;
    failure?: RequestFailure;
    refresh: () => void;
    dialog?: unknown;
    content: RefObject<HTMLDivElement | null>;
    onHidden: () => void;
  };
  address: { id?: string; close: () => void; neighbour: (id: string, current: number) => string };
  /** The list below, for previous and next. */
  list: Around;
  width: number;
  title: ReactNode;
  /** What the button in its corner is called. */
  closeLabel: MessageId;
  notFound: MessageId;
  /** The dialog that is open over it. */
  dialog: ReactNode;
  /** The record, once it is there. */
  children: ReactNode;
}

/** A record over its list; open while the address has its id. */
export function RecordDrawer({
  drawer: { record, failure, refresh, dialog: isAsking, content, onHidden },
  address: { id, close, neighbour },
  list,
  width,
  title,
  closeLabel,
  notFound,
  dialog,
  children,
}: RecordDrawerProps) {
  const t = useTranslations();
  return (
    <Drawer
      open={Boolean(id)}
      className={SCREEN_CLASS}
      width={`min(${width}px, 100vw)`}
      title={title}
      closable={{ 'aria-label': t(closeLabel) }}
      extra={id && <DrawerNeighbours of={list} id={id} addressOf={neighbour} />}
      // Escape closes an open dialog first.
      keyboard={!isAsking}
      onClose={close}
      afterOpenChange={(open) => !open && onHidden()}
      destroyOnHidden
    >
      <div ref={content} tabIndex={-1} className="fish-no-outline">
        {failure && <DrawerFailure failure={failure} notFound={notFound} onRetry={refresh} onClose={close} />}
        {!record && !failure && <Skeleton active paragraph={{ rows: 8 }} />}
        {!failure && children}
      </div>
      {dialog}
    </Drawer>
  );
}
