import { Form, Radio } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { ADJUSTMENT_MAX } from '@contract/user/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { isObject } from '@/components/draft/storage';
import { useFound, useKeeper } from '@/components/draft/useDraft';
import { WholeField } from '@/components/form/WholeField';
import { isNumber, useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call, newRequestId, RequestFailure } from '@/request';

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

/** Adds or takes points. The request has an id, so that a repeated one is applied only once. */
export const PointsDialog = withDialogBoundary(function PointsDialog({ user, onDone, onClose }: PointsDialogProps) {
  const t = useTranslations();
  const { number, signed } = useFormat();
  const { id, nickname } = user;
  // Kept with what is typed: sent again after a reload, it is still applied only once.
  const name = `user.adjustPoints.${id}.request`;
  const found = useFound(name, isText);
  const [requestId] = useState(found ?? newRequestId);
  useKeeper(name, () => requestId, 'place');

  const send = async ({ reason, ...change }: Values) => {
    try {
      const sent = { id, delta: deltaOf(change), reason, requestId };
      const { points } = await call(userCalls.adjustPoints, sent, { notice: false });
      notice.success(t('user.adjustPoints.done', { name: nickname, points: number(points) }));
    } catch (failure) {
      const applied = appliedBefore(failure);
      if (!applied) throw failure;
      // The first try got no answer, but was done, and something else was typed since. This requestId is used up.
      const { delta, balance } = applied;
      const [was, points] = [signed(delta), number(balance)];
      notice.error(t('user.adjustPoints.applied', { name: nickname, delta: was, points }));
    }
    onDone();
  };

  return (
    <ConfirmDialog<Values>
      name={`user.adjustPoints.${id}`}
      lookAt={pathTo('/user/appUser', { id, tab: 'ledger' })}
      title={t('user.adjustPoints.title', { name: nickname })}
      consequence={t('user.adjustPoints.consequence', { name: <bdi key="name">{nickname}</bdi>, number: user.number })}
      okText={t('user.adjustPoints')}
      initialValues={{ direction: 'add' }}
      onSubmit={send}
      onClose={onClose}
    >
      <Amount points={user.points} />
    </ConfirmDialog>
  );
});

function Amount({ points }: { points: number }) {
  const { number } = useFormat();
  const change = Form.useWatch((values: Values) => values, Form.useFormInstance<Values>());
  const after = points + (isAmount(change?.amount) ? deltaOf(change) : 0);
  const text = useTranslations('user.adjustPoints');

  return (
    <>
      <Form.Item name="direction" label={text('direction')}>
        <Radio.Group options={(['add', 'take'] as const).map((value) => ({ value, label: text(value) }))} />
      </Form.Item>
      <WholeField
        name="amount"
        label={text('amount')}
        min={1}
        max={ADJUSTMENT_MAX}
        dependencies={['direction']}
        extra={
          <span aria-live="polite">
            {text('balance', { before: number(points), after: after < 0 ? '–' : number(after) })}
          </span>
        }
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, amount?: number) => {
              if (getFieldValue('direction') !== 'take' || !isAmount(amount) || Number(amount) <= points) return;
              throw new Error(text('tooMany', { points: number(points) }));
            },
          }),
        ]}
      />
    </>
  );
}

/** What an earlier try with the same requestId did, where the refusal of this one says so. */
function appliedBefore(failure: unknown) {
  if (!(failure instanceof RequestFailure) || !isObject(failure.data)) return undefined;
  const { entry } = failure.data;
  if (!isObject(entry) || !isNumber(entry.delta) || !isNumber(entry.balance)) return undefined;
  return { delta: entry.delta, balance: entry.balance };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What the rules of the field refuse changes nothing. */
const isAmount = (amount: unknown) => Number.isInteger(amount) && inRange(Number(amount));

const inRange = (amount: number) => amount >= 1 && amount <= ADJUSTMENT_MAX;

const deltaOf = ({ direction, amount }: Pick<Values, 'direction' | 'amount'>) =>
  direction === 'add' ? amount : -amount;
