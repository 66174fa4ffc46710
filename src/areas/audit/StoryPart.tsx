import { Link, useIntl } from '@umijs/max';
import { Skeleton, Typography } from 'antd';
import type { AuditItem } from '@contract/audit';
import { useFormat } from '@/components/format';
import { useStory } from './story';
import { useViolationText } from './ViolationText';

/** The submitter in the panel: level, joined, earlier violations, others on the same device. */
export function StoryPart({ submitter }: { submitter: AuditItem['submitter'] }) {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const { what, why } = useViolationText();
  const story = useStory(submitter.id);
  const whole = `/user/appUser?id=${submitter.id}`;
  const same = story?.user.sameDeviceCount ?? 0;
  const left = story ? story.total - story.violations.length : 0;

  return (
    <section className="fish-audit-story">
      <h3>
        <bdi>{submitter.nickname}</bdi>
      </h3>
      <div>
        <span>
          {formatMessage({ id: 'audit.story.level' }, { level: submitter.level, joined: day(submitter.registeredAt) })}
        </span>
        <Link to={whole}>{formatMessage({ id: 'audit.story.whole' })}</Link>
      </div>
      {!story && <Skeleton title={false} paragraph={{ rows: 2 }} />}
      {story?.total === 0 && <div>{formatMessage({ id: 'audit.violations' }, { count: 0 })}</div>}
      {story?.violations.map((violation) => (
        <div key={`${violation.type}${violation.id}`}>
          <span>
            {day(violation.at)} · {what(violation)}
          </span>
          <Typography.Text type="secondary" ellipsis title={why(violation)}>
            {why(violation)}
          </Typography.Text>
        </div>
      ))}
      {left > 0 && <div>{formatMessage({ id: 'audit.story.left' }, { count: left })}</div>}
      {same > 0 && (
        <div>
          <span>{formatMessage({ id: 'audit.story.device' })}</span>
          <Link to={`${whole}&tab=devices`}>{formatMessage({ id: 'audit.story.accounts' }, { count: same })}</Link>
        </div>
      )}
    </section>
  );
}
