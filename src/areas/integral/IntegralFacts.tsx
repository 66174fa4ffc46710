import type { Integral } from '@contract/integral';
import { integralEvent } from '@contract/integral/enums';
import { AdminLink } from '@/components/AdminLink';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export const IntegralFacts = withBoundary(function IntegralFacts({ rule }: { rule: Integral }) {
  const { dateTime } = useFormat();
  const text = useTranslations('integral');
  const fact = factOf(text);
  const { event, fromLevel, createdAt, updatedAt, by, byId } = rule;
  return (
    <Facts
      title={text('facts')}
      items={[
        fact('event', <EnumText of={integralEvent} value={event} />),
        fact('fromLevel', fromLevel),
        fact('createdAt', dateTime(createdAt)),
        fact('updatedAt', <TimeText value={updatedAt} />),
        fact('by', <AdminLink id={byId} name={by} />),
      ]}
    />
  );
});
