import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import type { Push } from '@contract/push';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { pushPath } from './pushPath';
import type { PushAction } from './steps';

interface PushDialogProps {
  action: PushAction;
  push: Push;
  onDone: () => void;
  onClose: () => void;
}

/** Says what cancelling a push or deleting a draft brings about, and does it. */
export function PushDialog({ action, push, onDone, onClose }: PushDialogProps) {
  const { formatMessage } = useIntl();
  const { id, title, status, progress } = push;
  const text = (key: string, values?: Record<string, number>) => formatMessage({ id: `push.${action}${key}` }, values);
  const consequence =
    action === 'cancel' ? text(`.consequence.${status}`, { count: progress.sent }) : text('.consequence');

  const send = async ({ reason }: { reason: string }) => {
    if (action === 'cancel') await call(paths.push.cancel, { id, reason }, { notice: false });
    else await call(paths.push.remove, { id }, { notice: false });
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
      danger
      withoutReason={action === 'remove'}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
