import { Form, Input } from 'antd';
import type { OrderDetail } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { REMARK_MAX } from '@contract/order/enums';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { useRecordForm } from '@/components/form/useRecordForm';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { OrderDialogProps } from './dialog';

export const RemarkDialog = withDialogBoundary(function RemarkDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations();
  const { id, number, remark, version } = order;
  const form = useRecordForm<{ remark?: string }, OrderDetail>({
    name: `order.remark.${id}`,
    initialValues: { remark, version },
    send: (values, readAt = version) =>
      call(orderCalls.remark, { id, version: readAt, remark: values.remark ?? '' }, { notice: false }),
    onSaved: (saved) => {
      notice.success(t('order.remark.done', { number }));
      onDone(saved);
      onClose();
    },
    look: { at: () => recordTypes.order.path(id) },
    conflict: { type: 'order' },
  });

  return (
    <Modal
      open
      width={440}
      title={t('order.remark.title', { number })}
      okText={t('order.remark.save')}
      confirmLoading={form.submitting}
      onOk={form.props.form.submit}
      onCancel={() => form.leave(onClose)}
    >
      <Form {...form.props} layout="vertical" requiredMark={false}>
        {form.notes}
        <Form.Item name="remark" label={t('order.remarkText')} extra={t('order.remark.hint')}>
          <Input.TextArea autoFocus rows={4} maxLength={REMARK_MAX} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
});
