import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer, Modal } from 'antd';
import { useState } from 'react';
import type { Caught } from '@/components/ErrorBoundary/Boundary';
import { useTranslations } from '@/locales/useTranslations';

/** What is said, and what can be done about it: a chunk that is missing is only there after loading the page again. */
function useFailure({ chunk, retry }: Caught) {
  const t = useTranslations();
  return {
    title: t('part.failed.title'),
    message: t(chunk ? `chunk.${chunk}` : 'part.failed'),
    again: t(chunk ? 'chunk.reload' : 'action.retry'),
    onAgain: chunk ? () => window.location.reload() : retry,
  };
}

export function FailedPart(caught: Caught) {
  const { message, again, onAgain } = useFailure(caught);
  return (
    <Alert
      type="error"
      className="fish-failed-part"
      showIcon
      message={message}
      action={
        <Button size="small" onClick={onAgain}>
          {again}
        </Button>
      }
    />
  );
}

/** Where there is no room for more, such as in a title. */
export function FailedMark(caught: Caught) {
  const { message, again, onAgain } = useFailure(caught);
  const label = `${message} ${again}`;
  return (
    <span role="alert">
      <Button
        type="text"
        size="small"
        danger
        icon={<ReloadOutlined aria-hidden />}
        aria-label={label}
        title={label}
        onClick={onAgain}
      />
    </span>
  );
}

type Over = Caught & { onClose?: () => void };

export function FailedDialog({ onClose, ...caught }: Over) {
  const { title } = useFailure(caught);
  const { open, close } = useOpen(onClose);
  return (
    <Modal open={open} title={title} width={440} footer={null} onCancel={close}>
      <FailedPart {...caught} />
    </Modal>
  );
}

export function FailedDrawer({ onClose, ...caught }: Over) {
  const { title } = useFailure(caught);
  const { open, close } = useOpen(onClose);
  return (
    <Drawer open={open} title={title} width="min(860px, 100vw)" onClose={close}>
      <FailedPart {...caught} />
    </Drawer>
  );
}

/** Closed here in any case: what failed may not know how to close itself. */
function useOpen(onClose: (() => void) | undefined) {
  const [open, setOpen] = useState(true);
  return {
    open,
    close: () => {
      setOpen(false);
      onClose?.();
    },
  };
}
