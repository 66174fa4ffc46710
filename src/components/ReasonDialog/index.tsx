import { useIntl } from '@umijs/max';
import { Form, Input, Modal, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useFormSubmit } from '@/components/form/useFormSubmit';

interface ReasonDialogProps<Values extends { reason: string }> {
  open: boolean;
  title: string;
  /** In plain words, what will happen. */
  consequence: ReactNode;
  /** The verb: "Ban", "Disable". */
  okText: string;
  danger?: boolean;
  /** Fields besides the reason. */
  children?: ReactNode;
  initialValues?: Partial<Values>;
  /** The call, made with `notice: false`; resolves when done. */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done that others will feel: says what will happen and wants a reason. */
export function ReasonDialog<Values extends { reason: string }>({
  open,
  title,
  consequence,
  okText,
  danger,
  children,
  initialValues,
  onSubmit,
  onClose,
}: ReasonDialogProps<Values>) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<Values>();
  const { submit, submitting, failure } = useFormSubmit<Values>(form, async (values) => {
    await onSubmit(values);
    onClose();
  });

  return (
    <Modal
      open={open}
      title={title}
      width={440}
      okText={okText}
      okButtonProps={{ danger }}
      confirmLoading={submitting}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        preserve={false}
        initialValues={initialValues as Values}
        onFinish={submit}
      >
        <Typography.Paragraph>{consequence}</Typography.Paragraph>
        {failure}
        {children}
        <Form.Item
          name="reason"
          label={formatMessage({ id: 'reason.label' })}
          extra={formatMessage({ id: 'reason.hint' })}
          rules={[{ required: true, whitespace: true, min: 2, message: formatMessage({ id: 'reason.required' }) }]}
        >
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
