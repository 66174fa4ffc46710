import { useIntl } from '@umijs/max';
import type { Message } from '@contract/message';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { call } from '@/request';

interface RemoveDialogProps {
  message: Message;
  onDone: () => void;
  onClose: () => void;
}

/** Deletes a draft. */
export function RemoveDialog({ message: { id, title }, onDone, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl();
  const text = (key: string) => formatMessage({ id: `message.remove${key}` });

  const send = async () => {
    await call(paths.message.remove, { id }, { notice: false });
    notice.success(text('.done'));
    onDone();
  };
  return (
    <ConfirmDialog
      name={`message.remove.${id}`}
      title={text('.title')}
      consequence={
        <>
          <bdi className="fish-quoted">{title}</bdi>
          {text('.consequence')}
        </>
      }
      okText={text('')}
      danger
      withoutReason
      onSubmit={send}
      onClose={onClose}
    />
  );
}
