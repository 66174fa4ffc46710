import { history, Navigate, useLocation, useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { PushDetail } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { Card } from '@/components/boundary';
import { openCreated, useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { listSpec } from './fields';
import { PushForm } from './PushForm';
import { composePath, pushPath } from './pushPath';
import { SendPushDialog } from './SendPushDialog';
import { copyOf, EMPTY } from './values';

interface ComposerProps {
  id?: string;
  from?: string;
}

export function PushComposer({ id, from }: ComposerProps) {
  const t = useTranslations();
  const location = useLocation();
  const [params] = useSearchParams();
  const back = useWayBack(pathTo('/message/push'));
  const { record, failure, refresh, setRecord } = useRecord(pushCalls.detail, id ?? from);
  const go = (to: string) => history.replace(to, history.location.state);
  const isReady = record || (!id && !from);

  // A sent push can't be edited: show it.
  if (id && record && record.status !== 'draft') {
    return <Navigate replace to={pushPath(id)} state={location.state} />;
  }
  if (failure) return <RecordFailure failure={failure} list={pathTo('/message/push')} onRetry={refresh} />;
  const draft = id ? record : undefined;
  const onSaved = (saved: PushDetail, send: boolean) => {
    if (id) setRecord(saved);
    if (!send || !saved.id) notice.success(t('push.saved'));
    openCreated(saved.id && composePath({ id: saved.id, send }), back);
  };
  return (
    <>
      {id && (
        <RecordBar
          path={pushCalls.pageList}
          spec={listSpec}
          list={pathTo('/message/push')}
          id={id}
          addressOf={pushPath}
        />
      )}
      <PageHeader title={t(id ? 'push.edit' : 'push.create')} tabTitle={draft?.title} line={t('push.create.line')} />
      {!isReady && <Skeleton active />}
      {isReady && (
        <Card>
          <PushForm
            key={draft?.version}
            draft={draft}
            start={record ? copyOf(record) : EMPTY}
            onSaved={onSaved}
            onCancel={() => history.push(back.to, back.state)}
          />
        </Card>
      )}
      {draft && params.has('send') && (
        <SendPushDialog
          push={draft}
          onDone={() => go(pushPath(draft.id))}
          onChanged={setRecord}
          onClose={() => go(composePath({ id }))}
        />
      )}
    </>
  );
}
