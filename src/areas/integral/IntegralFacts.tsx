import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Integral } from '@contract/integral';
import { integralEvent, isOnce } from '@contract/integral/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { RecordLink } from '@/components/RecordLink';
import { EnumText } from '@/components/StatusTag';

/** What a rule gives, to whom, and who wrote it last. */
export function IntegralFacts({ rule }: { rule: Integral }) {
  const { formatMessage } = useIntl();
  const { number, dateTime } = useFormat();
  const text = (key: string) => formatMessage({ id: `integral.${key}` });
  const fact = (key: string, children: ReactNode) => ({ key, label: text(key), children });
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
}
