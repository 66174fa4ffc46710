import type { Sanction, UserDetail } from '@contract/user';
import { userStatus } from '@contract/user/enums';
import { withBoundary } from '@/components/boundary';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import type { RequestFailure } from '@/request';
import { useUntil } from '../../useUntil';
import { Line, Section } from './Section';
import { Signed } from './Signed';

const SHOWN = 2;

interface PastSanctionsProps {
  user: UserDetail;
  /** Newest first; undefined while they load. */
  sanctions: readonly Sanction[] | undefined;
  failure: RequestFailure | undefined;
  onRetry: () => void;
}

/** All but the one in force, which stands above everything. */
export const PastSanctions = withBoundary(function PastSanctions(props: PastSanctionsProps) {
  const { user, sanctions, failure, onRetry } = props;
  const t = useTranslations();
  const until = useUntil();
  const isInForce = user.status !== 'normal';
  const past = isInForce ? sanctions?.slice(1) : sanctions;
  const suffixOf = ({ status, until: end }: Sanction) => (status === 'normal' ? undefined : until.day(end));
  return (
    <Section
      title={t(isInForce ? 'user.overview.sanctions.earlier' : 'user.overview.sanctions')}
      tab="sanctions"
      all={t('user.overview.sanctions.all', { count: sanctions?.length })}
      rows={past?.slice(0, SHOWN)}
      none={t(isInForce ? 'user.overview.sanctions.earlier.none' : 'user.overview.sanctions.none')}
      failure={failure}
      onRetry={onRetry}
    >
      {({ reason, ...sanction }) => (
        <Line
          below={
            <span title={reason}>
              <bdi>{reason}</bdi>
            </span>
          }
        >
          <StatusTag of={userStatus} value={sanction.status} suffix={suffixOf({ reason, ...sanction })} />
          <span className="fish-clip fish-small">
            <Signed what="sanction" {...sanction} at={sanction.from} />
          </span>
        </Line>
      )}
    </Section>
  );
});
