import { Typography } from 'antd';
import { pathTo } from '@config/pathTo';
import type { AuditItem } from '@contract/audit';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { withBoundary } from '@/components/boundary';
import { FailedLine } from '@/components/Failed/FailedLine';
import { useFormat } from '@/components/format';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { useStory } from './story';
import { useViolationText } from './ViolationText';

export const StoryPart = withBoundary(function StoryPart({ submitter }: { submitter: AuditItem['submitter'] }) {
  const t = useTranslations();
  const { day } = useFormat();
  const { what, why } = useViolationText();
  const { story, failure, retry } = useStory(submitter.id);
  const whole = pathTo('/user/appUser', { id: submitter.id });
  const same = story?.user.sameDeviceCount ?? 0;
  const left = story ? story.total - story.violations.length : 0;

  return (
    <section className="fish-audit-story">
      <h3>
        <bdi>{submitter.nickname}</bdi>
      </h3>
      <div>
        <span>{t('audit.story.level', { level: submitter.level, joined: day(submitter.registeredAt) })}</span>
        <ScreenLink to={whole}>{t('audit.story.whole')}</ScreenLink>
      </div>
      {failure && <FailedLine message={failure.message} onRetry={retry} />}
      {!story && !failure && <Skeleton title={false} paragraph={{ rows: 2 }} />}
      {story?.total === 0 && <div>{t('audit.violations', { count: 0 })}</div>}
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
      {left > 0 && <div>{t('audit.story.left', { count: left })}</div>}
      {same > 0 && (
        <div>
          <span>{t('audit.story.device')}</span>
          <ScreenLink to={`${whole}&tab=devices`}>{t('audit.story.accounts', { count: same })}</ScreenLink>
        </div>
      )}
    </section>
  );
});
