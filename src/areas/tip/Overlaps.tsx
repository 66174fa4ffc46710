import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { PlainTag } from '@/components/PlainTag';
import { RecordLink } from '@/components/RecordLink';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { Overlapping } from './Overlapping';

/** How many tips overlap with it, a dash without any: pointed at it names them, and so does the page it leads to. */
export function Overlaps({ tip }: { tip: Tip }) {
  const t = useTranslations();
  const namesThem = useHas(tipCalls.overlapping);
  const { id, overlaps } = tip;
  if (overlaps === 0) return '–';
  const tag = <PlainTag tone="gold">{t('tip.overlaps.tag', { count: overlaps })}</PlainTag>;
  if (!namesThem) return tag;
  return (
    <RecordLink
      type="tip"
      id={id}
      label={t('tip.overlaps.open', { count: overlaps })}
      card={
        <div className="tip-overlaps">
          <Overlapping of={tip} except={id} waiting={<Skeleton active title={false} />} />
        </div>
      }
    >
      {tag}
    </RecordLink>
  );
}
