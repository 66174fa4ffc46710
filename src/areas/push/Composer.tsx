import { history, Navigate, useIntl, useLocation, useSearchParams } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { paths } from '@contract/paths';
import type { PushDetail } from '@contract/push';
import { useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { listSpec } from './fields';
import { PushForm } from './PushForm';
import { composePath, PUSH_LIST, pushPath } from './pushPath';
import { SendDialog } from './SendDialog';
import { copyOf, EMPTY } from './values';

interface ComposerProps {
  /** The draft to go on with; without one a new push is written. */
  id?: string;
  /** The push that a new one is like. */
  from?: string;
}

/** Writes a push, in place of the list: one screen from idea to sent. */
export function Composer({ id, from }: ComposerProps) {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const [params] = useSearchParams();
  const back = useWayBack(PUSH_LIST);
  const { record, failure, refresh, setRecord } = useRecord(paths.push.detail, id ?? from);
  const go = (to: string) => history.replace(to, history.location.state);
  const isReady = record || (!id && !from);

  // What has been sent is only to be looked at.
  if (id && record && record.status !== 'draft') {
    return <Navigate replace to={pushPath(id)} state={location.state} />;
  }
  if (failure) return <RecordFailure failure={failure} list={PUSH_LIST} onRetry={refresh} />;
  const draft = id ? record : undefined;
  const onSaved = (saved: PushDetail, send: boolean) => {
    if (id) setRecord(saved);
    if (!send) notice.success(formatMessage({ id: 'push.saved' }));
    go(composePath({ id: saved.id, send }));
  };
  return (
    <>
      {id && <RecordBar path={paths.push.pageList} spec={listSpec} list={PUSH_LIST} id={id} addressOf={pushPath} />}
      <PageHeader
        title={formatMessage({ id: id ? 'push.edit' : 'push.create' })}
        tabTitle={draft?.title}
        line={formatMessage({ id: 'push.create.line' })}
      />
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
        <SendDialog
          push={draft}
          onDone={() => go(pushPath(draft.id))}
          onChanged={setRecord}
          onClose={() => go(composePath({ id }))}
        />
      )}
    </>
  );
}
