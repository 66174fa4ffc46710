import { Alert } from 'antd';
import { wishCalls } from '@contract/wish/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { WishDialogProps } from './dialog';
import { GiftField, useChosenGift } from './GiftField';

interface Values {
  reason: string;
  giftId: string;
}

export const FulfilDialog = withDialogBoundary(function FulfilDialog({ wish, onDone, onClose }: WishDialogProps) {
  const t = useTranslations();
  const { id, number } = wish;
  const send = async ({ giftId }: Values) => {
    const done = await call(wishCalls.fulfil, { id, giftId }, { notice: false });
    notice.success(t('wish.fulfil.done', { number, gift: done.gift?.name ?? '' }));
    onDone(done);
  };
  return (
    <ConfirmDialog<Values>
      name={`wish.fulfil.${id}`}
      lookAt={recordTypes.wish.path(id)}
      title={t('wish.fulfil.title', { number })}
      consequence={<bdi className="fish-quoted">{wish.text}</bdi>}
      okText={t('wish.fulfil')}
      withoutReason
      onSubmit={send}
      onClose={onClose}
    >
      <GiftField />
      <Effect wish={wish} />
    </ConfirmDialog>
  );
});

function Effect({ wish: { user, stones } }: Pick<WishDialogProps, 'wish'>) {
  const text = useTranslations('wish.fulfil.effect');
  const gift = useChosenGift();
  if (!gift) return null;
  const worth = gift.priceStones ?? 0;
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

export function EffectOnMany({ open, openStones }: { open: number; openStones: number }) {
  const t = useTranslations();
  const gift = useChosenGift();
  if (!gift || open === 0) return null;
  const { stock } = gift;
  const done = Math.min(open, stock);
  const values = { done, worth: done * (gift.priceStones ?? 0), stones: openStones, stock, left: stock - done };
  if (stock < open) {
    const message = t('wish.fulfil.many.short', { stock, open, refused: open - stock });
    return <Alert type="warning" showIcon message={message} />;
  }
  return <p aria-live="polite">{t('wish.fulfil.many.effect', values)}</p>;
}
