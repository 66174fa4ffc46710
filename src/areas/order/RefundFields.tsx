import { Alert, Button, Form } from 'antd';
import { useEffect } from 'react';
import { toMajor } from '@contract/money.enums';
import type { OrderDetail } from '@contract/order';
import { payChannel } from '@contract/order/enums';
import { AmountField } from '@/components/money/AmountField';
import { readAmount } from '@/components/money/readAmount';
import { useMoney } from '@/components/money/useMoney';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { effectOf, mostRefundable } from './refund';

interface RefundFieldsProps {
  order: OrderDetail;
  /** Called with the valid amount to refund; undefined while it is invalid. */
  onAmount: (amount: number | undefined) => void;
}

export function RefundFields({ order, onAmount }: RefundFieldsProps) {
  const t = useTranslations();
  const money = useMoney();
  const form = Form.useFormInstance<{ amount: string }>();
  const typed = Form.useWatch<string | undefined>('amount', form);
  const { paid, currency, stones, stonesLeft } = order;
  const most = mostRefundable(order);
  const read = readAmount(typed, currency);
  const amount = read && read > 0 && read <= paid ? read : undefined;
  const usable = amount !== undefined && amount <= most ? amount : undefined;

  useEffect(() => onAmount(usable), [usable, onAmount]);

  const tooFew = () =>
    t(most > 0 ? 'order.refund.tooFew' : 'order.refund.none', {
      bought: stones,
      left: stonesLeft,
      most: money(most, currency),
    });
  const check = (minor: number) => {
    if (minor < 1 || minor > paid) return t('order.refund.rule', { paid: money(paid, currency) });
    return minor > most ? tooFew() : undefined;
  };
  const fill = () => {
    form.setFieldValue('amount', toMajor(most, currency));
    void form.validateFields(['amount']);
  };

  return (
    <>
      {most < paid && <Alert type="warning" showIcon className="fish-form-note" message={tooFew()} />}
      <AmountField
        name="amount"
        label={t('order.refund.howMuch')}
        currency={currency}
        check={check}
        extra={
          most > 0 && (
            <>
              {t('order.refund.most', { most: money(most, currency) })}{' '}
              <Button type="link" size="small" className="fish-inline" onClick={fill}>
                {t('order.refund.fill')}
              </Button>
            </>
          )
        }
      />
      <div aria-live="polite">{amount !== undefined && <Effect order={order} amount={amount} />}</div>
    </>
  );
}

function Effect({ order, amount }: { order: OrderDetail; amount: number }) {
  const money = useMoney();
  const channel = useLabel(payChannel, order.channel);
  const { kind, currency, user, paid, stones, stonesLeft, items } = order;
  const { takenBack, left, stock } = effectOf(order, amount);
  const name = <bdi key="name">{user.nickname}</bdi>;
  const t = useTranslations();
  const text = useTranslations('order.refund.effect');

  return (
    <ul className="fish-order-effect">
      <li>{text(kind === 'recharge' ? 'money' : 'balance', { amount: money(amount, currency), channel, name })}</li>
      {kind === 'recharge' && (
        <li>
          {left < 0
            ? text('tooFew', { count: takenBack, left: stonesLeft, name })
            : text('stones', { count: takenBack, bought: stones, left: stonesLeft, after: left, name })}
        </li>
      )}
      {amount < paid && order.hasParcel && order.status === 'paid' && <li>{text('unshipped')}</li>}
      {stock !== 'none' && (
        <li>
          {text(`stock.${stock}`, {
            items: items.map((item) => `${item.name} × ${item.count}`).join(t('text.comma')),
          })}
        </li>
      )}
    </ul>
  );
}
