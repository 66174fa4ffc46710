import { useIntl } from '@umijs/max';
import type { Message } from '@contract/message';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { messagePath } from './messagePath';

interface WithdrawDialogProps {
  message: Message;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a message back out of the letter boxes, after saying how many have it and how many have read it. */
export function WithdrawDialog({ message: { id, title, status, progress }, onDone, onClose }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  const { recipients, sent, failed, skipped, opened } = progress;
  const text = (key: string, values?: Record<string, number>) =>
    formatMessage({ id: `message.withdraw${key}` }, values);

  const send = async ({ reason }: { reason: string }) => {
    await call(paths.message.withdraw, { id, reason }, { notice: false });
    notice.success(text('.done'));
    onDone();
  };
  return (
    <ConfirmDialog
      name={`message.withdraw.${id}`}
      lookAt={messagePath(id)}
      title={text('.title')}
      consequence={
        <>
          <bdi className="fish-quoted">{title}</bdi>
          {text('.consequence', { count: sent })} {text('.opened', { count: opened })}
          {status === 'sending' && (
            <div>{text('.waiting', { count: Math.max(0, recipients - sent - failed - skipped) })}</div>
          )}
        </>
      }
      okText={text('')}
      danger
      count={recipients}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
