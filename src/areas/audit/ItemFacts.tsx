import { Typography } from 'antd';
import { pathTo } from '@config/pathTo';
import type { AuditItem } from '@contract/audit';
import { auditKind, auditPriority } from '@contract/audit/enums';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PersonCell } from '@/components/PersonCell';
import { Facts, factOf } from '@/components/page/Facts';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useStory } from './story';
import { WaitingTime } from './WaitingTime';

export const ItemFacts = withBoundary(function ItemFacts({ item }: { item: AuditItem }) {
  const t = useTranslations();
  const { number, day } = useFormat();
  const { kind, priority, target, submitter, violations, reports, stones, state, submittedAt } = item;
  const same = useStory(submitter.id).story?.user.sameDeviceCount ?? 0;
  const fact = factOf(t);

  return (
    <Facts
      title={t('audit.facts')}
      items={[
        fact('audit.kind', <EnumText of={auditKind} value={kind} />),
        fact('audit.priority', <StatusTag of={auditPriority} value={priority} />),
        fact(
          'audit.target',
          <RecordLink type={target.type} id={target.id}>
            <bdi>{target.name}</bdi>
          </RecordLink>,
        ),
        fact('audit.submitter', <PersonCell of={submitter} />),
        fact('user.level', t('audit.facts.level', { level: submitter.level, joined: day(submitter.registeredAt) })),
        fact(
          'audit.violations.label',
          <Typography.Text type={violations ? 'danger' : undefined}>{number(violations)}</Typography.Text>,
        ),
        ...(same
          ? [
              fact(
                'audit.story.device',
                <ScreenLink plain to={pathTo('/user/appUser', { id: submitter.id, tab: 'devices' })}>
                  {t('audit.story.accounts', { count: same })}
                </ScreenLink>,
              ),
            ]
          : []),
        ...(target.type === 'people' ? [fact('people.reports', number(reports))] : []),
        ...(stones === null ? [] : [fact('user.stones', number(stones))]),
        fact('audit.submittedAt', state === 'pending' ? <WaitingTime item={item} /> : <TimeText value={submittedAt} />),
      ]}
    />
  );
});
