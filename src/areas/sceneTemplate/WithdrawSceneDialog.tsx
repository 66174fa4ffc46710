import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { asDialog } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { scenePath } from './scenePath';

interface WithdrawDialogProps {
  scene: SceneTemplate;
  onDone: () => void;
  onClose: () => void;
}

/** Withdraws a scene from the app, with a reason. The back end decides, and names rooms that use it. */
export const WithdrawSceneDialog = asDialog(function WithdrawSceneDialog({
  scene: { id, name, isDefault, usedBy },
  onDone,
  onClose,
}: WithdrawDialogProps) {
  const t = useTranslations();
  const text = (key: '.done' | '.title' | '.consequence' | '') => t(`sceneTemplate.withdraw${key}`, { name });

  const send = async ({ reason }: { reason: string }) => {
    await call(sceneTemplateCalls.changeStatus, { id, status: 'offline', reason }, { notice: false });
    notice.success(text('.done'));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`sceneTemplate.withdraw.${id}`}
      lookAt={scenePath(id)}
      danger
      title={text('.title')}
      consequence={
        <>
          {text('.consequence')}
          {isDefault && <div>{t('sceneTemplate.withdraw.isDefault')}</div>}
          {usedBy > 0 && <div>{t('sceneTemplate.withdraw.inUse', { count: usedBy })}</div>}
        </>
      }
      okText={text('')}
      onSubmit={send}
      onClose={onClose}
    />
  );
});
