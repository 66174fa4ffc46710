import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

interface WithdrawDialogProps {
  message: Message;
  onDone: () => void;
  onClose: () => void;
}

/** Withdraws a message from the users' inboxes, after saying how many have it and how many read it. */
export const WithdrawMessageDialog = withDialogBoundary(function WithdrawMessageDialog({
  message: { id, title, status, progress },
  onDone,
  onClose,
}: WithdrawDialogProps) {
  const t = useTranslations();
  const { recipients, sent, failed, skipped, opened } = progress;
  const text = (
    key: '.done' | '.title' | '.consequence' | '.opened' | '.waiting' | '',
    values?: Record<string, number>,
  ) => t(`message.withdraw${key}`, values);

  const send = async ({ reason }: { reason: string }) => {
    await call(messageCalls.withdraw, { id, reason }, { notice: false });
    notice.success(text('.done'));
    onDone();
  };
  return (
    <ConfirmDialog
      name={`message.withdraw.${id}`}
      lookAt={recordTypes.message.path(id)}
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
});
