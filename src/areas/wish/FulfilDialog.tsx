import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import type { ReactElement } from 'react';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import type { WishDialogProps } from './dialog';
import { GiftField, useChosenGift } from './GiftField';

interface Values {
  reason: string;
  giftId: string;
}

/** Chooses the gift that an open wish is fulfilled with, says what that brings about, and does it. */
export function FulfilDialog({ wish, onDone, onClose }: WishDialogProps) {
  const { formatMessage } = useIntl();
  const { id, number } = wish;
  const send = async ({ giftId }: Values) => {
    const done = await call(paths.wish.fulfil, { id, giftId }, { notice: false });
    notice.success(formatMessage({ id: 'wish.fulfil.done' }, { number, gift: done.gift?.name ?? '' }));
    onDone(done);
  };
  return (
    <ConfirmDialog<Values>
      name={`wish.fulfil.${id}`}
      lookAt={kinds.wish.path(id)}
      title={formatMessage({ id: 'wish.fulfil.title' }, { number })}
      consequence={<bdi className="fish-quoted">{wish.text}</bdi>}
      okText={formatMessage({ id: 'wish.fulfil' })}
      withoutReason
      onSubmit={send}
      onClose={onClose}
    >
      <GiftField />
      <Effect wish={wish} />
    </ConfirmDialog>
  );
}

/** What the user gets, what stays spent, what is left in stock. */
function Effect({ wish: { user, stones } }: Pick<WishDialogProps, 'wish'>) {
  const { formatMessage } = useIntl();
  const gift = useChosenGift();
  if (!gift) return null;
  const worth = gift.priceStones ?? 0;
  const text = (key: string, values: Record<string, ReactElement | number>) =>
    formatMessage({ id: `wish.fulfil.effect.${key}` }, values);
  const name = <bdi key="name">{user.nickname}</bdi>;
  const what = <bdi key="gift">{gift.name}</bdi>;
  return (
    <ul className="fish-order-effect" aria-live="polite">
      <li>{text('gets', { name, gift: what, worth })}</li>
      <li>{text(compare(worth, stones), { stones, by: Math.abs(worth - stones) })}</li>
      <li>{text('stock', { stock: gift.stock, left: Math.max(0, gift.stock - 1) })}</li>
    </ul>
  );
}

function compare(worth: number, stones: number): 'more' | 'less' | 'same' {
  if (worth === stones) return 'same';
  return worth > stones ? 'more' : 'less';
}

/** Of one gift for many wishes: what it comes to, and whether there is enough of it. */
export function EffectOnMany({ open, openStones }: { open: number; openStones: number }) {
  const { formatMessage } = useIntl();
  const gift = useChosenGift();
  if (!gift || open === 0) return null;
  const { stock } = gift;
  const done = Math.min(open, stock);
  const values = { done, worth: done * (gift.priceStones ?? 0), stones: openStones, stock, left: stock - done };
  if (stock < open) {
    const message = formatMessage({ id: 'wish.fulfil.many.short' }, { stock, open, refused: open - stock });
    return <Alert type="warning" showIcon message={message} />;
  }
  return <p aria-live="polite">{formatMessage({ id: 'wish.fulfil.many.effect' }, values)}</p>;
}
