import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { paths } from '@contract/paths';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { ownZone } from '@/components/format/zone';
import { PageHeader } from '@/components/page/PageHeader';
import { call, type RequestFailure } from '@/request';
import { useSession } from '@/session';
import { Latest } from './Latest';
import { Numbers } from './Numbers';
import { Todo } from './Todo';
import { Trend } from './Trend';

const REFRESH_MS = 60_000;

/** The operator's morning. It refreshes itself quietly while the tab is seen. */
export default function Home() {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const { state } = useSession();
  const { data, error, refresh } = useRequest(askSummary, {
    pollingInterval: REFRESH_MS,
    pollingWhenHidden: false,
    onError: () => undefined,
  });
  const failure = error as RequestFailure | undefined;

  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'home.hello' }, { name: state.data?.nickname })}
        tabTitle={formatMessage({ id: 'home.title' })}
        line={
          <>
            {day(new Date())}
            {failure && data && ' · '}
            {failure && data && formatMessage({ id: 'home.stale' }, { at: <TimeText key="at" value={data.asked} /> })}
          </>
        }
      />
      {failure && !data && <Failed message={failure.message} onRetry={refresh} />}
      {!data && !failure && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <>
          <Numbers of={data} />
          <div className="fish-home">
            <Trend of={data} />
            <div className="fish-home-todo">
              <Todo of={data} />
            </div>
            <Latest operations={data.latest} />
          </div>
        </>
      )}
    </>
  );
}

async function askSummary() {
  const asked = new Date().toISOString();
  return { ...(await call(paths.home.summary, { zone: ownZone() }, { notice: false })), asked };
}
