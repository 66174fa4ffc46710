import { useIntl } from '@umijs/max';
import { Form, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { User } from '@contract/user';
import { ADJUSTMENT_MAX } from '@contract/user/enums';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { call, newRequestId } from '@/request';

interface Values {
  direction: 'add' | 'take';
  amount: number;
  reason: string;
}

interface PointsDialogProps {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** Adds or takes points. Sent again after a lost answer, it is still applied once: the request has one id. */
export function PointsDialog({ user, onDone, onClose }: PointsDialogProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const [requestId] = useState(newRequestId);
  const { id, nickname } = user;

  const send = async ({ reason, ...change }: Values) => {
    const { points } = await call(
      paths.user.adjustPoints,
      { id, delta: deltaOf(change), reason, requestId },
      { notice: false },
    );
    notice.success(formatMessage({ id: 'user.adjustPoints.done' }, { name: nickname, points: number(points) }));
    onDone();
  };

  return (
    <ConfirmDialog<Values>
      name={`user.adjustPoints.${id}`}
      lookAt={`/user/appUser?id=${id}&tab=ledger`}
      title={formatMessage({ id: 'user.adjustPoints.title' }, { name: nickname })}
      consequence={formatMessage(
        { id: 'user.adjustPoints.consequence' },
        { name: <bdi key="name">{nickname}</bdi>, number: user.number },
      )}
      okText={formatMessage({ id: 'user.adjustPoints' })}
      initialValues={{ direction: 'add' }}
      onSubmit={send}
      onClose={onClose}
    >
      <Amount points={user.points} />
    </ConfirmDialog>
  );
}

/** Which way and how many, with the balance before → after. */
function Amount({ points }: { points: number }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const change = Form.useWatch((values: Values) => values, Form.useFormInstance<Values>());
  const after = points + (change?.amount ? deltaOf(change) : 0);
  const text = (key: string, values?: Record<string, string>) =>
    formatMessage({ id: `user.adjustPoints.${key}` }, values);

  return (
    <>
      <Form.Item name="direction" label={text('direction')}>
        <Radio.Group options={(['add', 'take'] as const).map((value) => ({ value, label: text(value) }))} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={text('amount')}
        dependencies={['direction']}
        extra={
          <span aria-live="polite">
            {text('balance', { before: number(points), after: after < 0 ? '–' : number(after) })}
          </span>
        }
        rules={[
          { required: true, message: text('amount.rule', { max: number(ADJUSTMENT_MAX) }) },
          ({ getFieldValue }) => ({
            validator: async (_, amount?: number) => {
              if (getFieldValue('direction') !== 'take' || !amount || amount <= points) return;
              throw new Error(text('tooMany', { points: number(points) }));
            },
          }),
        ]}
      >
        <InputNumber min={1} max={ADJUSTMENT_MAX} precision={0} className="fish-full-width" />
      </Form.Item>
    </>
  );
}

const deltaOf = ({ direction, amount }: Pick<Values, 'direction' | 'amount'>) =>
  direction === 'add' ? amount : -amount;
