import { Form, Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Modal } from '@/components/boundary';
import { reasonRule } from '@/components/form/reasonRule';
import { useRecordForm } from '@/components/form/useRecordForm';
import { readAgain } from '@/components/retry/readAgain';
import { isComposing } from '@/components/shortcuts/keys';
import { useTranslations } from '@/locales/useTranslations';
import { isConflict, RequestFailure } from '@/request';
import { isOneLine } from './isOneLine';
import { isConfirmed, isTyped, TYPED, TypedConfirmation } from './TypedConfirmation';

interface ConfirmDialogProps<Values extends { reason: string }> {
  /** Unique at its address, because the draft is stored by it: the action and its record. */
  name: string;
  title: string;
  consequence: ReactNode;
  /** The verb, with the number if there are several: "Ban", "Ban 3 users". */
  okText: string;
  /** Where the verb itself is "cancel". */
  cancelText?: string;
  danger?: boolean;
  /** For actions that are easily undone. */
  withoutReason?: boolean;
  /** How many records it changes; above 50 the number must be typed. */
  count?: number;
  /** False until the consequence is known; the button stays disabled. */
  ready?: boolean;
  /** Where to check the outcome if no answer came. */
  lookAt?: string;
  width?: number;
  children?: ReactNode;
  initialValues?: Partial<Values>;
  /** The call, made with `notice: false`. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Reads again what the dialog shows, where someone else saved first; a text it returns is said of that. */
  onConflict?:
    | ((failure: RequestFailure) => void)
    | ((failure: RequestFailure) => string | Promise<string | undefined>);
  /** What follows when it is done; the dialog closes by default. */
  onSaved?: () => void;
  onClose: () => void;
}

/** Typed it is a safeguard, and it is none where it comes back by itself. */
const UNKEPT = [TYPED];

export function Dialog<Values extends { reason: string }>({
  name,
  title,
  consequence,
  okText,
  cancelText,
  danger,
  withoutReason,
  count = 1,
  ready = true,
  lookAt,
  width = 440,
  children,
  initialValues,
  onSubmit,
  onConflict,
  onClose,
  onSaved = onClose,
}: ConfirmDialogProps<Values>) {
  const t = useTranslations();
  const failed = useRef(false);
  const send = async ({ [TYPED]: _, ...values }: Values & { [TYPED]?: string }) => {
    failed.current = false;
    try {
      return await onSubmit(values as unknown as Values);
    } catch (failure) {
      failed.current = failure instanceof RequestFailure && !failure.away;
      if (!isConflict(failure)) throw failure;
      const message = await onConflict?.(failure);
      throw typeof message === 'string' ? new RequestFailure({ message }) : failure;
    }
  };
  const form = useRecordForm<Values & { [TYPED]?: string }, unknown>({
    name,
    unkept: UNKEPT,
    initialValues: initialValues as Partial<Values & { [TYPED]?: string }>,
    send,
    onSaved,
    look: lookAt ? { at: () => lookAt } : undefined,
  });
  useEffect(() => () => void (failed.current && readAgain()), []);
  const typed = Form.useWatch<string | undefined>(TYPED, form.props.form);
  /** In a one-line field Enter goes on, but not where it could do harm. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !isOneLine(event.target)) return;
    event.preventDefault();
    if (!danger && !isTyped(count)) form.props.form.submit();
  };

  return (
    <Modal
      open
      title={title}
      width={width}
      okText={okText}
      cancelText={cancelText}
      okButtonProps={{ danger, disabled: !ready || !isConfirmed(count, typed) }}
      confirmLoading={form.submitting}
      onOk={form.props.form.submit}
      onCancel={() => form.leave(onClose)}
    >
      <Form
        {...form.props}
        onFinish={ready ? form.props.onFinish : undefined}
        onKeyDown={onKeyDown}
        layout="vertical"
        requiredMark={false}
      >
        <div className="fish-consequence">{consequence}</div>
        {form.notes}
        {children}
        {!withoutReason && (
          <Form.Item name="reason" label={t('reason.label')} extra={t('reason.hint')} rules={[reasonRule(t)]}>
            <Input.TextArea rows={3} maxLength={500} showCount />
          </Form.Item>
        )}
        <TypedConfirmation count={count} />
      </Form>
    </Modal>
  );
}
