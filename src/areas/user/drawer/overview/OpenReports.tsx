import { peopleCalls } from '@contract/people/calls';
import { roomStatus } from '@contract/room/enums';
import { withBoundary } from '@/components/boundary';
import { useListData } from '@/components/list/useListData';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { Line, Section } from './Section';

const SHOWN = 3;

/** Reported rooms that are not over, those with most reports first. */
export const OpenReports = withBoundary(function OpenReports({ id }: { id: string }) {
  const t = useTranslations();
  const { page, failure, refresh } = useListData(peopleCalls.pageList, {
    ownerId: id,
    reportsFrom: 1,
    status: ['draft', 'scheduled', 'live'],
    sort: 'reports',
    order: 'descend',
    pageSize: SHOWN,
  });
  return (
    <Section
      title={t('user.overview.reports')}
      tab="rooms"
      all={t('user.overview.rooms.all')}
      rows={page?.list}
      none={t('user.overview.reports.none')}
      failure={failure}
      onRetry={refresh}
    >
      {({ id: roomId, title, status, reports }) => (
        <Line end={t('user.overview.reports.count', { count: reports })}>
          <span className="fish-clip" title={title}>
            <RecordLink type="people" id={roomId}>
              <bdi>{title}</bdi>
            </RecordLink>
          </span>
          <StatusTag of={roomStatus} value={status} />
        </Line>
      )}
    </Section>
  );
});
