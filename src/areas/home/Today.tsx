import { homeCalls } from '@contract/home/calls';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { ownZone } from '@/components/format/zone';
import { Loaded } from '@/components/Loaded';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, call } from '@/request';
import { useCall } from '@/request/useCall';
import { useSession } from '@/session';
import { Latest } from './Latest';
import { Numbers } from './Numbers';
import { TodaySkeleton } from './TodaySkeleton';
import { Todo } from './Todo';
import { TodoFigures } from './TodoFigures';
import { Trend } from './Trend';

const REFRESH_MS = 60_000;

export function Today() {
  const t = useTranslations();
  const { day } = useFormat();
  const { state } = useSession();
  const summary = useCall(askSummary, [], { pollingInterval: REFRESH_MS, pollingWhenHidden: false });
  const { data, failure } = summary;

  return (
    <>
      <PageHeader
        title={t('home.hello', { name: state.data?.nickname })}
        tabTitle={t('home.title')}
        line={
          <>
            {day(new Date())}
            {failure && data && ' · '}
            {failure && data && t('home.stale', { at: <TimeText key="at" value={data.requestedAt} /> })}
          </>
        }
      />
      <Loaded of={summary} waiting={<TodaySkeleton />}>
        {(today) => (
          <>
            <TodoFigures of={today} />
            <Numbers of={today} />
            <div className="fish-home">
              <Trend of={today} />
              <div className="fish-home-todo">
                <Todo of={today} />
              </div>
              <Latest operations={today.latest} />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

async function askSummary(options: CallOptions) {
  const requestedAt = new Date().toISOString();
  return { ...(await call(homeCalls.summary, { zone: ownZone() }, options)), requestedAt };
}
