import { useIntl } from '@umijs/max';
import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useRecordForm } from '@/components/form/useRecordForm';
import { isConfirmed, TYPED, TypedConfirmation } from './TypedConfirmation';
import { useReturnFocus } from './useReturnFocus';

interface ConfirmDialogProps<Values extends { reason: string }> {
  /** Tells it from other dialogs at its address: which action, on what. What was typed is kept under it. */
  name: string;
  title: string;
  /** In plain words, what will happen. */
  consequence: ReactNode;
  /** The verb, with the number where it is more than one: "Ban", "Ban 3 users". */
  okText: string;
  danger?: boolean;
  /** What is easily taken back needs none. */
  withoutReason?: boolean;
  /** How many records it touches; above 50 the number must be typed. */
  count?: number;
  /** False while the consequence is not known yet: nothing can be confirmed. */
  ready?: boolean;
  /** Where to see what was done when no answer came. */
  lookAt?: string;
  /** Wider where it shows a table. */
  width?: number;
  /** Fields besides the reason. */
  children?: ReactNode;
  initialValues?: Partial<Values>;
  /** The call, made with `notice: false`; resolves when done. */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before something is done that others will feel: says what will happen and wants a reason unless told otherwise,
 * and for many records their number. It is open for as long as it is rendered.
 */
export function ConfirmDialog<Values extends { reason: string }>({
  name,
  title,
  consequence,
  okText,
  danger,
  withoutReason,
  count = 1,
  ready = true,
  lookAt,
  width = 440,
  children,
  initialValues,
  onSubmit,
  onClose,
}: ConfirmDialogProps<Values>) {
  const { formatMessage } = useIntl();
  const form = useRecordForm<Values & { [TYPED]?: string }, unknown>({
    name,
    initialValues: initialValues as Partial<Values & { [TYPED]?: string }>,
    send: ({ [TYPED]: _, ...values }) => onSubmit(values as unknown as Values),
    onSaved: onClose,
    look: lookAt ? { at: () => lookAt } : undefined,
  });
  const typed = Form.useWatch<string | undefined>(TYPED, form.props.form);
  useReturnFocus();

  return (
    <Modal
      open
      title={title}
      width={width}
      okText={okText}
      okButtonProps={{ danger, disabled: !ready || !isConfirmed(count, typed) }}
      confirmLoading={form.submitting}
      onOk={form.props.form.submit}
      onCancel={() => form.leave(onClose)}
    >
      <Form {...form.props} onFinish={ready ? form.props.onFinish : undefined} layout="vertical" requiredMark={false}>
        <div className="fish-consequence">{consequence}</div>
        {form.notes}
        {children}
        {!withoutReason && (
          <Form.Item
            name="reason"
            label={formatMessage({ id: 'reason.label' })}
            extra={formatMessage({ id: 'reason.hint' })}
            rules={[{ required: true, whitespace: true, min: 2, message: formatMessage({ id: 'reason.required' }) }]}
          >
            <Input.TextArea rows={3} maxLength={500} showCount />
          </Form.Item>
        )}
        <TypedConfirmation count={count} />
      </Form>
    </Modal>
  );
}
