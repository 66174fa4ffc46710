import { Link, useIntl } from '@umijs/max';
import { Typography } from 'antd';
import type { AuditItem } from '@contract/audit';
import { auditKind, auditPriority } from '@contract/audit/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PersonCell } from '@/components/PersonCell';
import { Facts } from '@/components/page/Facts';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useStory } from './story';
import { WaitingTime } from './WaitingTime';

/** Whose an item is, what it stands on, and what speaks for or against it. */
export function ItemFacts({ item }: { item: AuditItem }) {
  const { formatMessage } = useIntl();
  const { number, day } = useFormat();
  const { kind, priority, target, submitter, violations, reports, stones, state, submittedAt } = item;
  const same = useStory(submitter.id)?.user.sameDeviceCount ?? 0;
  const fact = (key: string, id: string, children: React.ReactNode) => ({
    key,
    label: formatMessage({ id }),
    children,
  });

  return (
    <Facts
      title={formatMessage({ id: 'audit.facts' })}
      items={[
        fact('kind', 'audit.kind', <EnumText of={auditKind} value={kind} />),
        fact('priority', 'audit.priority', <StatusTag of={auditPriority} value={priority} />),
        fact(
          'target',
          'audit.target',
          <RecordLink type={target.type} id={target.id}>
            <bdi>{target.name}</bdi>
          </RecordLink>,
        ),
        fact('submitter', 'audit.submitter', <PersonCell of={submitter} />),
        fact(
          'level',
          'user.level',
          formatMessage({ id: 'audit.story.level' }, { level: submitter.level, joined: day(submitter.registeredAt) }),
        ),
        fact(
          'violations',
          'audit.violations.label',
          <Typography.Text type={violations ? 'danger' : undefined}>{number(violations)}</Typography.Text>,
        ),
        ...(same
          ? [
              fact(
                'device',
                'audit.story.device',
                <Link to={`/user/appUser?id=${submitter.id}&tab=devices`}>
                  {formatMessage({ id: 'audit.story.accounts' }, { count: same })}
                </Link>,
              ),
            ]
          : []),
        ...(target.type === 'people' ? [fact('reports', 'people.reports', number(reports))] : []),
        ...(stones === null ? [] : [fact('stones', 'user.stones', number(stones))]),
        fact(
          'submitted',
          'audit.submittedAt',
          state === 'pending' ? <WaitingTime item={item} /> : <TimeText value={submittedAt} />,
        ),
      ]}
    />
  );
}
