import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { scenePath } from './scenePath';

interface WithdrawDialogProps {
  scene: SceneTemplate;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why, and takes a blessed land out of the app. One in use stays: the back end names the rooms. */
export function WithdrawDialog({ scene: { id, name }, onDone, onClose }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  const text = (key: string) => formatMessage({ id: `sceneTemplate.withdraw${key}` }, { name });

  const send = async ({ reason }: { reason: string }) => {
    await call(paths.sceneTemplate.changeStatus, { id, status: 'offline', reason }, { notice: false });
    notice.success(text('.done'));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`sceneTemplate.withdraw.${id}`}
      lookAt={scenePath(id)}
      danger
      title={text('.title')}
      consequence={text('.consequence')}
      okText={text('')}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
