import { history, Navigate, useIntl, useLocation } from '@umijs/max';
import { Alert, Button, Card, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { PushDetail } from '@contract/push';
import { pushOpened, pushStatus } from '@contract/push/enums';
import { useAudienceText, useSample } from '@/areas/audience';
import { Progress, Recipients, useFollow } from '@/areas/delivery';
import { useDraftState } from '@/components/draft/useDraft';
import { useFormat } from '@/components/format';
import { useMinute } from '@/components/format/useMinute';
import { useOrigin } from '@/components/list/origin';
import { OperationTimeline } from '@/components/OperationTimeline';
import { DetailHeader } from '@/components/page/DetailHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { StatusTag } from '@/components/StatusTag';
import { listSpec } from './fields';
import { Phone } from './Phone';
import { PushDialog } from './PushDialog';
import { PushFacts } from './PushFacts';
import { composePath, PUSH_LIST, pushPath } from './pushPath';
import { actionFor, isGoing, isPushAction } from './steps';

/** A push that was sent or waits for its time: how it goes, by itself, and who got it. */
export function Result({ id }: { id: string }) {
  const { state } = useLocation();
  const { record: push, failure, loading, refresh } = useRecord(paths.push.detail, id);
  useRecentlyOpened(push && { type: 'push', id, title: push.title, subtitle: null });
  const now = useMinute();
  useFollow({ going: Boolean(push && isGoing(push, now)), loading, refresh });

  // What is not sent yet is to be gone on with.
  if (push?.status === 'draft') return <Navigate replace to={composePath({ id })} state={state} />;
  return (
    <>
      <RecordBar path={paths.push.pageList} spec={listSpec} list={PUSH_LIST} id={id} addressOf={pushPath} />
      {failure && <RecordFailure failure={failure} list={PUSH_LIST} onRetry={refresh} />}
      {!push && !failure && <Skeleton active />}
      {push && !failure && <Story push={push} onDone={refresh} />}
    </>
  );
}

function Story({ push, onDone }: { push: PushDetail; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { dayTime, ago } = useFormat();
  const audienceText = useAudienceText();
  const origin = useOrigin();
  const fillIn = useSample();
  const [asked, setAsked] = useDraftState('asked', isPushAction);
  // Counts what was done here, so that the timeline is asked anew.
  const [done, setDone] = useState(0);
  const { id, status, scheduledAt, title, body, image } = push;
  const action = actionFor[status];
  const text = (key: string, values?: Record<string, string>) => formatMessage({ id: `push.${key}` }, values);
  return (
    <>
      <DetailHeader
        title={text('detail.title')}
        tabTitle={title}
        line={audienceText(push.audience)}
        tag={<StatusTag of={pushStatus} value={status} />}
        items={[]}
        primary={
          <>
            {action && (
              <Button danger onClick={() => setAsked(action)}>
                {text(action)}
              </Button>
            )}
            <Button onClick={() => history.push(composePath({ from: id }), { origin })}>{text('copy')}</Button>
          </>
        }
      />
      {status === 'scheduled' && scheduledAt && (
        <Alert
          type="info"
          showIcon
          className="fish-form-note"
          message={text('waits', { at: dayTime(scheduledAt), in: ago(scheduledAt) })}
        />
      )}
      <div className="fish-columns">
        <div>
          {status !== 'scheduled' && (
            <Progress of={push.progress} going={status === 'sending'} opened={text('opened')} />
          )}
          <PushFacts push={push} />
          {status !== 'scheduled' && (
            <Recipients
              path={paths.push.recipients}
              id={id}
              opened={{ label: 'push.opened', options: pushOpened }}
              going={status === 'sending'}
            />
          )}
        </div>
        <div>
          <Card size="small" title={text('preview')}>
            <Phone of={{ title: fillIn(title), body: fillIn(body), image }} />
          </Card>
          <OperationTimeline key={`${done} ${status}`} of={{ targetType: 'push', targetId: id }} />
        </div>
      </div>
      {asked && (
        <PushDialog
          action={asked}
          push={push}
          onDone={() => {
            setDone(done + 1);
            onDone();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
