import { Form } from 'antd';
import { useEffect } from 'react';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { useFormSubmit } from '@/components/form/useFormSubmit';
import { OwnPasswordFields } from '@/components/OwnPasswordFields';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';

/** Changes one's own password; open while the session's `modify` is set (spec §3, §4). */
export const PasswordDialog = withDialogBoundary(function PasswordDialog({ open }: { open: boolean }) {
  const { state, modifyPwd, closePasswordDialog } = useSession();
  const [form] = Form.useForm();
  const { submit, submitting, failure, clearFailure } = useFormSubmit(form, modifyPwd);
  useEffect(() => {
    if (open) clearFailure();
  }, [open, clearFailure]);
  const typed = Form.useWatch((values: object) => Object.values(values).some(Boolean), form);
  const { leave } = useUnsavedChanges(open && Boolean(typed), { params: [] });
  const text = useTranslations('password');

  return (
    <Modal
      open={open}
      title={text('title')}
      width={440}
      okText={text('submit')}
      onOk={form.submit}
      confirmLoading={submitting}
      onCancel={() => leave(closePasswordDialog)}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit} preserve={false}>
        <p>{text('hint')}</p>
        {failure}
        <OwnPasswordFields oldLabel={text('old')} account={state.data?.account} />
      </Form>
    </Modal>
  );
});
