import { Form } from 'antd';
import { useFormSubmit } from '@/components/form/useFormSubmit';
import { NewPasswordField } from '@/components/NewPasswordField';
import { PasswordInput } from '@/components/PasswordInput';
import { asDialog, Modal } from '@/components/part';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';

/** Changes one's own password; open while the session's `modify` is set (spec §3, §4). */
export const PasswordDialog = asDialog(function PasswordDialog() {
  const { state, modifyPwd, closePasswordDialog } = useSession();
  const [form] = Form.useForm();
  const { submit, submitting, failure } = useFormSubmit(form, modifyPwd);
  const typed = Form.useWatch((values: object) => Object.values(values).some(Boolean), form);
  const { leave } = useUnsavedChanges(state.modify && Boolean(typed), { params: [] });
  const text = useTranslations('password');

  return (
    <Modal
      open={state.modify}
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
        <Form.Item name="oldPwd" label={text('old')} rules={[{ required: true, message: text('required') }]}>
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <NewPasswordField name="newPwd" label={text('new')} differsFrom="oldPwd" account={state.data?.account} />
        <Form.Item
          name="confirmNewPwd"
          label={text('confirm')}
          dependencies={['newPwd']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_, value) => {
                if (value !== getFieldValue('newPwd')) throw new Error(text('mismatch'));
              },
            }),
          ]}
        >
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
});
