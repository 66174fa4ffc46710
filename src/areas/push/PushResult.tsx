import { history, Navigate, useLocation } from '@umijs/max';
import { Alert, Button } from 'antd';
import { pathTo } from '@config/pathTo';
import type { PushDetail } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { pushOpened, pushStatus } from '@contract/push/enums';
import { useAudienceText, useSample } from '@/areas/audience';
import { DeliveryProgress, Recipients, useFollow } from '@/areas/delivery';
import { Has } from '@/components/availability/Has';
import { Card } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { useFormat } from '@/components/format';
import { useMinute } from '@/components/format/useMinute';
import { useOrigin } from '@/components/list/origin';
import { OperationTimeline } from '@/components/OperationTimeline';
import { DetailHeader } from '@/components/page/DetailHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { actionFor, isGoing, isPushAction } from './actions';
import { listSpec } from './fields';
import { PhonePreview } from './PhonePreview';
import { PushDialog } from './PushDialog';
import { PushFacts } from './PushFacts';
import { composePath, pushPath } from './pushPath';

export function PushResult({ id }: { id: string }) {
  const { state } = useLocation();
  const { record: push, failure, loading, refresh } = useRecord(pushCalls.detail, id);
  useRecentlyOpened(push && { type: 'push', id, title: push.title, subtitle: null });
  const now = useMinute();
  useFollow({ going: Boolean(push && isGoing(push, now)), loading, refresh });

  // A draft can be edited: open it in the composer.
  if (push?.status === 'draft') return <Navigate replace to={composePath({ id })} state={state} />;
  return (
    <>
      <RecordBar
        path={pushCalls.pageList}
        spec={listSpec}
        list={pathTo('/message/push')}
        id={id}
        addressOf={pushPath}
      />
      {failure && <RecordFailure failure={failure} list={pathTo('/message/push')} onRetry={refresh} />}
      {!push && !failure && <RecordSkeleton />}
      {push && !failure && <Story push={push} onDone={refresh} />}
    </>
  );
}

function Story({ push, onDone }: { push: PushDetail; onDone: () => void }) {
  const { dayTime, ago } = useFormat();
  const audienceText = useAudienceText();
  const origin = useOrigin();
  const fillIn = useSample();
  const [dialog, setDialog] = useDraftState('dialog', isPushAction);
  const [changes, noteChange] = useChanges();
  const { id, status, scheduledAt, title, body, image } = push;
  const action = actionFor[status];
  const text = useTranslations('push');
  return (
    <>
      <DetailHeader
        title={title}
        line={audienceText(push.audience)}
        tag={<StatusTag of={pushStatus} value={status} />}
        items={[]}
        primary={
          <>
            {action && (
              <Has call={pushCalls[action]}>
                <Button danger onClick={() => setDialog(action)}>
                  {text(action)}
                </Button>
              </Has>
            )}
            <Has call={pushCalls.saveOrUpdate}>
              <Button onClick={() => history.push(composePath({ from: id }), { origin })}>{text('copy')}</Button>
            </Has>
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
      {status === 'failed' && push.progress.recipients === 0 && (
        <Alert type="warning" showIcon className="fish-form-note" message={text('nobody')} />
      )}
      <div className="fish-columns">
        <div>
          {status !== 'scheduled' && (
            <DeliveryProgress of={push.progress} going={status === 'sending'} opened={text('opened')} />
          )}
          <PushFacts push={push} />
          {status !== 'scheduled' && (
            <Recipients
              path={pushCalls.recipients}
              id={id}
              opened={{ label: 'push.opened', options: pushOpened }}
              going={status === 'sending'}
            />
          )}
        </div>
        <div>
          <Card size="small" title={text('preview')}>
            <PhonePreview of={{ title: fillIn(title), body: fillIn(body), image }} />
          </Card>
          <OperationTimeline key={`${changes} ${status}`} of={{ targetType: 'push', targetId: id }} />
        </div>
      </div>
      {dialog && (
        <PushDialog
          action={dialog}
          push={push}
          onDone={() => {
            noteChange();
            onDone();
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
