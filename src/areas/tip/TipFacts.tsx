import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Tip } from '@contract/tip';
import { tipPlace, tipTime } from '@contract/tip/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { EnumText, StatusTag } from '@/components/StatusTag';

/** What a tip says, where and when. */
export function TipFacts({ tip }: { tip: Tip }) {
  const { formatMessage } = useIntl();
  const { day, dayTime, ago, dateTime } = useFormat();
  const fact = (key: string, children: ReactNode) => ({ key, label: formatMessage({ id: `tip.${key}` }), children });
  // Far away, how long it is says no more than the day.
  const when = (instant: string) =>
    ago(instant) === day(instant) ? dayTime(instant) : `${dayTime(instant)} · ${ago(instant)}`;
  return (
    <Facts
      title={formatMessage({ id: 'tip.facts' })}
      items={[
        fact('text', <bdi className="fish-prose">{tip.text}</bdi>),
        fact('place', <EnumText of={tipPlace} value={tip.place} />),
        fact('time', <StatusTag of={tipTime} value={tip.time} />),
        fact('from', when(tip.from)),
        fact('to', when(tip.to)),
        fact('priority', tip.priority),
        fact('createdAt', dateTime(tip.createdAt)),
        fact('updatedAt', <TimeText value={tip.updatedAt} />),
      ]}
    />
  );
}
