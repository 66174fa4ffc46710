import { useIntl } from '@umijs/max';
import { Modal } from 'antd';
import { letGo } from '@/components/unsavedChanges';
import { useSession } from '@/session';

/** Another admin signed in in another tab: said before anything more is written from this one. */
export function ReplacedDialog() {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const name = state.replacedBy?.nickname ?? '';
  return (
    <Modal
      open={Boolean(state.replacedBy)}
      title={formatMessage({ id: 'session.replaced.title' })}
      closable={false}
      keyboard={false}
      okText={formatMessage({ id: 'session.replaced.continue' }, { name })}
      onOk={() => {
        letGo();
        window.location.reload();
      }}
      cancelButtonProps={{ hidden: true }}
    >
      {formatMessage({ id: 'session.replaced.text' }, { name })}
    </Modal>
  );
}
