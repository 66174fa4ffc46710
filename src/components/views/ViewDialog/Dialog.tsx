import { Checkbox, Form, Input } from 'antd';
import { useEffect } from 'react';
import type { View } from '@contract/view';
import { VIEW_NAME_MAX } from '@contract/view.enums';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { useFormSubmit } from '@/components/form/useFormSubmit';
import { useTranslations } from '@/locales/useTranslations';

type Values = Pick<View, 'name' | 'isDefault'>;

interface ViewDialogProps {
  open: boolean;
  title: string;
  okText: string;
  initial: Values;
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
  /** Sets the focus, if the element that had it may be gone. */
  afterClose?: () => void;
}

export const Dialog = withDialogBoundary(function Dialog({
  open,
  title,
  okText,
  initial,
  onSubmit,
  onClose,
  afterClose,
}: ViewDialogProps) {
  const t = useTranslations();
  const [form] = Form.useForm<Values>();
  const { submit, submitting, failure, clearFailure } = useFormSubmit<Values>(form, async (values) => {
    await onSubmit({ ...values, name: values.name.trim() });
    onClose();
  });
  useEffect(() => {
    if (open) clearFailure();
  }, [open, clearFailure]);

  return (
    <Modal
      open={open}
      title={title}
      width={400}
      okText={okText}
      confirmLoading={submitting}
      onOk={form.submit}
      onCancel={onClose}
      afterClose={afterClose}
      focusTriggerAfterClose={!afterClose}
      destroyOnHidden
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        preserve={false}
        initialValues={initial}
        onFinish={submit}
      >
        {failure}
        <Form.Item
          name="name"
          label={t('view.name')}
          rules={[{ required: true, whitespace: true, message: t('view.name.rule') }]}
        >
          <Input autoFocus maxLength={VIEW_NAME_MAX} placeholder={t('view.name.hint')} />
        </Form.Item>
        <Form.Item name="isDefault" valuePropName="checked">
          <Checkbox>{t('view.openWith')}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
});
