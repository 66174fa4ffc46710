import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

interface RemoveDialogProps {
  message: Message;
  onDone: () => void;
  onClose: () => void;
}

export const RemoveDialog = withDialogBoundary(function RemoveDialog({
  message: { id, title },
  onDone,
  onClose,
}: RemoveDialogProps) {
  const t = useTranslations();
  const text = (key: '.done' | '.title' | '.consequence' | '') => t(`message.remove${key}`);

  const send = async ({ reason }: { reason: string }) => {
    await call(messageCalls.remove, { id, reason }, { notice: false });
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
      onSubmit={send}
      onClose={onClose}
    />
  );
});
