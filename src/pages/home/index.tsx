import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { paths } from '@contract/paths';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { PageHeader } from '@/components/page/PageHeader';
import { call, type RequestFailure } from '@/request';
import { useSession } from '@/session';
import { Latest } from './Latest';
import { NumberCard } from './NumberCard';

const REFRESH_MS = 60_000;

/** The day at a glance. It refreshes itself quietly while the tab is seen. */
export default function Home() {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const { state } = useSession();
  const { data, error, refresh } = useRequest(
    () => call(paths.home.summary, { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }, { notice: false }),
    { pollingInterval: REFRESH_MS, pollingWhenHidden: false, onError: () => undefined },
  );
  const text = (id: string) => formatMessage({ id: `home.${id}` });
  // Today has only begun: as the last point it would look like a fall.
  const wholeDays = data?.trend.slice(0, -1) ?? [];
  const failure = error as RequestFailure | undefined;

  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'home.hello' }, { name: state.data?.nickname })}
        tabTitle={text('title')}
        line={day(new Date())}
      />
      {failure && !data && <Failed message={failure.message} onRetry={refresh} />}
      {!data && !failure && <Skeleton active />}
      {data && (
        <>
          <div className="fish-numbers">
            <NumberCard
              title={text('newUsers')}
              value={data.newUsers.today}
              yesterday={data.newUsers.yesterday}
              trend={wholeDays.map(({ newUsers }) => newUsers)}
              to={`/user/appUser?registeredFrom=${localDay(data.dayStart)}`}
            />
            <NumberCard
              title={text('activeUsers')}
              value={data.activeUsers.today}
              yesterday={data.activeUsers.yesterday}
              trend={wholeDays.map(({ activeUsers }) => activeUsers)}
              to={`/user/appUser?lastActiveFrom=${localDay(data.dayStart)}`}
            />
            <NumberCard title={text('totalUsers')} value={data.totalUsers} to="/user/appUser?view=all" />
            <NumberCard title={text('muted')} value={data.muted} to="/user/appUser?status=muted" />
            <NumberCard title={text('banned')} value={data.banned} to="/user/appUser?status=banned" />
          </div>
          <Latest operations={data.latest} />
        </>
      )}
    </>
  );
}

/** The day of an instant in the operator's zone, as filters in the address want it. */
function localDay(instant: string): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
