import type { Push } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { PushAction } from './actions';
import { pushPath } from './pushPath';

interface PushDialogProps {
  action: PushAction;
  push: Push;
  onDone: () => void;
  onClose: () => void;
}

export const PushDialog = withDialogBoundary(function PushDialog({ action, push, onDone, onClose }: PushDialogProps) {
  const t = useTranslations();
  const { id, title, status, progress } = push;
  const text = (key: '.title' | '.ok' | '.done') => t(`push.${action}${key}`);
  const consequence =
    action === 'remove'
      ? t('push.remove.consequence')
      : t(`push.cancel.consequence.${status === 'sending' ? status : 'scheduled'}`, { count: progress.sent });

  const send = async ({ reason }: { reason: string }) => {
    await call(action === 'cancel' ? pushCalls.cancel : pushCalls.remove, { id, reason }, { notice: false });
    notice.success(text('.done'));
    onDone();
  };
  return (
    <ConfirmDialog
      name={`push.${action}.${id}`}
      lookAt={action === 'cancel' ? pushPath(id) : undefined}
      title={text('.title')}
      consequence={
        <>
          <bdi className="fish-quoted">{title}</bdi>
          {consequence}
        </>
      }
      okText={text('.ok')}
      cancelText={action === 'cancel' ? t('push.cancel.keep') : undefined}
      danger
      onSubmit={send}
      onClose={onClose}
    />
  );
});
