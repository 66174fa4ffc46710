import { userCalls } from '@contract/user/calls';
import { withBoundary } from '@/components/boundary';
import { textOf } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { plusOf } from '@/components/list/total';
import { useListData } from '@/components/list/useListData';
import { useTranslations } from '@/locales/useTranslations';
import { Line, Section } from './Section';

export const LastLogin = withBoundary(function LastLogin({ id }: { id: string }) {
  const t = useTranslations();
  const { page, failure, refresh } = useListData(userCalls.logins, { id, pageSize: 1 });
  return (
    <Section
      title={t('user.overview.login')}
      tab="devices"
      all={t('user.overview.login.all', { count: page?.total, plus: plusOf(page) })}
      rows={page?.list}
      none={t('user.overview.login.none')}
      failure={failure}
      onRetry={refresh}
    >
      {({ place, model, at }) => (
        <Line end={<TimeText value={at} />} below={textOf(model)}>
          <span className="fish-clip" title={place}>
            {textOf(place)}
          </span>
        </Line>
      )}
    </Section>
  );
});
