import { Link } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { Tip } from '@contract/tip';
import { tipPlace } from '@contract/tip/enums';
import { useFormat } from '@/components/format';
import { PlainTag } from '@/components/PlainTag';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

/** How many tips overlap with it, linked to the tips of its place; a dash without any. */
export function Overlaps({ tip: { overlaps, place } }: { tip: Pick<Tip, 'overlaps' | 'place'> }) {
  const t = useTranslations();
  const where = useLabel(tipPlace, place);
  if (overlaps === 0) return '–';
  return (
    <Link
      to={pathTo('/message/tip', { place, status: 'online' })}
      aria-label={t('tip.overlaps.open', { count: overlaps, place: where })}
    >
      <PlainTag tone="gold">{t('tip.overlaps.tag', { count: overlaps })}</PlainTag>
    </Link>
  );
}

export function TipTime({ tip: { from, to } }: { tip: Pick<Tip, 'from' | 'to'> }) {
  const { dayTime, timeAfter } = useFormat();
  return (
    <span className="fish-nowrap">
      <time dateTime={from}>{dayTime(from)}</time> – <time dateTime={to}>{timeAfter(to, from)}</time>
    </span>
  );
}
