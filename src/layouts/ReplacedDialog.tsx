import { Modal, withDialogBoundary } from '@/components/boundary';
import { letGo } from '@/components/unsavedChanges';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';

/** Another admin signed in in another tab: this dialog appears before anything is written from this one. */
export const ReplacedDialog = withDialogBoundary(function ReplacedDialog() {
  const t = useTranslations();
  const { state } = useSession();
  const name = state.replacedBy?.nickname ?? '';
  return (
    <Modal
      open={Boolean(state.replacedBy)}
      title={t('session.replaced.title')}
      closable={false}
      keyboard={false}
      okText={t('session.replaced.continue', { name })}
      onOk={() => {
        letGo();
        window.location.reload();
      }}
      footer={(_, { OkBtn }) => <OkBtn />}
    >
      {t('session.replaced.text', { name })}
    </Modal>
  );
});
