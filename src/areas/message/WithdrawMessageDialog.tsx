import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { useFollow } from '@/areas/delivery';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FetchedConsequence } from '@/components/ConfirmDialog/FetchedConsequence';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
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
  message: given,
  onDone,
  onClose,
}: WithdrawDialogProps) {
  const t = useTranslations();
  const { id, title } = given;
  // Read again, and again while it is being sent: thousands may have it since the row was read.
  const { record, failure, loading, refresh } = useRecord(messageCalls.detail, id);
  const message = record ?? (failure?.missing ? given : undefined);
  useFollow({ going: record?.status === 'sending', loading, refresh });
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
          <FetchedConsequence
            data={message}
            failure={message ? undefined : failure}
            loading={!message && !failure}
            refresh={refresh}
            of={({ status, progress: { recipients, sent, failed, skipped, opened } }) => (
              <>
                {text('.consequence', { count: sent })} {text('.opened', { count: opened })}
                {status === 'sending' && (
                  <div>{text('.waiting', { count: Math.max(0, recipients - sent - failed - skipped) })}</div>
                )}
              </>
            )}
          />
        </>
      }
      okText={text('')}
      danger
      count={message?.progress.recipients}
      ready={Boolean(message)}
      onSubmit={send}
      onClose={onClose}
    />
  );
});
