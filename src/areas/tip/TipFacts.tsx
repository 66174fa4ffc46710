import type { Tip } from '@contract/tip';
import { tipPlace } from '@contract/tip/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { Running } from './Running';

export const TipFacts = withBoundary(function TipFacts({ tip }: { tip: Tip }) {
  const text = useTranslations('tip');
  const { day, dayTime, ago, dateTime } = useFormat();
  const fact = factOf(text);
  const when = (instant: string) =>
    ago(instant) === day(instant) ? dayTime(instant) : `${dayTime(instant)} · ${ago(instant)}`;
  return (
    <Facts
      title={text('facts')}
      items={[
        fact('text', <bdi className="fish-prose">{tip.text}</bdi>),
        fact('place', <EnumText of={tipPlace} value={tip.place} />),
        fact('time', <Running tip={tip} />),
        fact('from', when(tip.from)),
        fact('to', when(tip.to)),
        fact('priority', tip.priority),
        fact('createdAt', dateTime(tip.createdAt)),
        fact('updatedAt', <TimeText value={tip.updatedAt} />),
      ]}
    />
  );
});
