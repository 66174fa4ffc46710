import { useIntl } from '@umijs/max';
import { Form, Input, Modal } from 'antd';
import type { OrderDetail } from '@contract/order';
import { REMARK_MAX } from '@contract/order/enums';
import { paths } from '@contract/paths';
import { useReturnFocus } from '@/components/ConfirmDialog/useReturnFocus';
import { useRecordForm } from '@/components/form/useRecordForm';
import { notice } from '@/components/notice';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import type { OrderDialogProps } from './dialog';

/** Writes something down about an order; who wrote at the same time is asked which of the two stays. */
export function RemarkDialog({ order, onDone, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { id, number, remark, version } = order;
  const form = useRecordForm<{ remark?: string }, OrderDetail>({
    name: `order.remark.${id}`,
    initialValues: { remark, version },
    send: (values, readAt = version) =>
      call(paths.order.remark, { id, version: readAt, remark: values.remark ?? '' }, { notice: false }),
    onSaved: (saved) => {
      notice.success(formatMessage({ id: 'order.remark.done' }, { number }));
      onDone(saved);
      onClose();
    },
    look: { at: () => kinds.order.path(id) },
    conflict: { type: 'order' },
  });
  useReturnFocus();

  return (
    <Modal
      open
      width={440}
      title={formatMessage({ id: 'order.remark.title' }, { number })}
      okText={formatMessage({ id: 'order.remark.save' })}
      confirmLoading={form.submitting}
      onOk={form.props.form.submit}
      onCancel={() => form.leave(onClose)}
    >
      <Form {...form.props} layout="vertical" requiredMark={false}>
        {form.notes}
        <Form.Item
          name="remark"
          label={formatMessage({ id: 'order.remarkText' })}
          extra={formatMessage({ id: 'order.remark.hint' })}
        >
          <Input.TextArea autoFocus rows={4} maxLength={REMARK_MAX} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
