import type { ReactNode } from 'react';
import type { Integral } from '@contract/integral';
import { integralEvent, isOnce } from '@contract/integral/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { asPart } from '@/components/part';
import { RecordLink } from '@/components/RecordLink';
import { EnumText } from '@/components/StatusTag';
import type { MessageIdBelow } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';

export const IntegralFacts = asPart(function IntegralFacts({ rule }: { rule: Integral }) {
  const { number, dateTime } = useFormat();
  const text = useTranslations('integral');
  const fact = (key: MessageIdBelow<'integral'>, children: ReactNode) => ({ key, label: text(key), children });
  const { event, points, dailyCap, fromLevel, applied, createdAt, updatedAt, by, byId } = rule;
  const cap = dailyCap === null ? text(isOnce(event) ? 'once' : 'uncapped') : number(dailyCap);
  return (
    <Facts
      title={text('facts')}
      items={[
        fact('event', <EnumText of={integralEvent} value={event} />),
        fact('points', number(points)),
        fact('dailyCap', cap),
        fact('fromLevel', fromLevel),
        fact('applied', number(applied)),
        fact('createdAt', dateTime(createdAt)),
        fact('updatedAt', <TimeText value={updatedAt} />),
        fact(
          'by',
          <RecordLink type="sysUser" id={byId}>
            <bdi>{by}</bdi>
          </RecordLink>,
        ),
      ]}
    />
  );
});
