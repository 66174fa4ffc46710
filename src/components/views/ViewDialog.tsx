import { useIntl } from '@umijs/max';
import { Checkbox, Form, Input, Modal } from 'antd';
import type { View } from '@contract/view';
import { VIEW_NAME_MAX } from '@contract/view.enums';
import { useFormSubmit } from '@/components/form/useFormSubmit';

type Values = Pick<View, 'name' | 'isDefault'>;

interface ViewDialogProps {
  open: boolean;
  title: string;
  okText: string;
  initial: Values;
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
  /** Where the keyboard goes, if what it came from may be gone. */
  afterClose?: () => void;
}

/** Asks for a view's name, and whether the list opens with it. */
export function ViewDialog({ open, title, okText, initial, onSubmit, onClose, afterClose }: ViewDialogProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<Values>();
  const { submit, submitting, failure } = useFormSubmit<Values>(form, async (values) => {
    await onSubmit({ ...values, name: values.name.trim() });
    onClose();
  });

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
          label={formatMessage({ id: 'view.name' })}
          rules={[{ required: true, whitespace: true, message: formatMessage({ id: 'view.name.rule' }) }]}
        >
          <Input autoFocus maxLength={VIEW_NAME_MAX} placeholder={formatMessage({ id: 'view.name.hint' })} />
        </Form.Item>
        <Form.Item name="isDefault" valuePropName="checked">
          <Checkbox>{formatMessage({ id: 'view.openWith' })}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
}
