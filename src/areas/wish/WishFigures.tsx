import type { WishDetail } from '@contract/wish';
import { MISSING, useFormat } from '@/components/format';
import { KeyFacts } from '@/components/page/KeyFigures';
import { useTranslations } from '@/locales/useTranslations';

/** What a wish cost, what came of it, and when. */
export function WishFigures({ wish }: { wish: WishDetail }) {
  const text = useTranslations('wish');
  const { number } = useFormat();
  const time = useTime();
  const { stones, gift, refunded, madeAt } = wish;
  return (
    <KeyFacts
      of={[
        { label: text('stones'), value: number(stones) },
        ...(gift ? [{ label: text('gift.stones'), value: number(gift.stones) }] : []),
        ...(refunded > 0 ? [{ label: text('refunded'), value: number(refunded), attention: true }] : []),
        time(text('madeAt'), madeAt),
        time(...endOf(wish, text)),
      ]}
    />
  );
}

function endOf({ state, expiresAt, fulfilledAt, endedAt }: WishDetail, text: WishText): [string, string | null] {
  if (state === 'fulfilled') return [text('fulfilledAt'), fulfilledAt];
  if (state === 'expired' || state === 'removed') return [text(`${state}At`), endedAt];
  return [text('expiresAt'), expiresAt];
}

type WishText = ReturnType<typeof useTranslations<'wish'>>;

/** Old wishes have no times. */
function useTime() {
  const { dayTime, ago } = useFormat();
  return (label: string, at: string | null) =>
    at ? { label, value: dayTime(at), notes: [ago(at)] } : { label, value: MISSING };
}
