import { history, Navigate, useIntl, useLocation } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import type { MessageDetail } from '@contract/message';
import { paths } from '@contract/paths';
import { notice } from '@/components/notice';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { MessageForm } from './MessageForm';
import { SendDialog } from './SendDialog';
import { useMessageAddress } from './useMessageAddress';
import { useStart } from './useStart';

/** Writes a new message, or goes on with a draft, in place of the list. */
export function Composer({ compose }: { compose: string }) {
  const { formatMessage } = useIntl();
  const { from, number, linkTo, composeAt, close } = useMessageAddress();
  const isNew = compose === 'new';
  const read = useRecord(paths.message.detail, isNew ? undefined : compose);
  const start = useStart();
  const [sending, setSending] = useState<MessageDetail>();
  const go = (to: string) => history.replace(to, history.location.state);

  const onSaved = (saved: MessageDetail) => {
    read.setRecord(saved);
    if (isNew) go(composeAt({ compose: saved.id }));
  };
  const failure = isNew ? start.failure : read.failure;
  const draft = isNew ? undefined : read.record;
  const isReady = isNew ? start.values : draft;
  const { state } = useLocation();
  // What has been sent is only to be looked at.
  if (draft && draft.status !== 'draft') return <Navigate replace to={linkTo(draft.id)} state={state} />;
  if (failure) {
    const again = isNew ? start.refresh : read.refresh;
    return <RecordFailure failure={failure} list="/message/list" onRetry={again} />;
  }
  return (
    <>
      <PageHeader
        title={formatMessage({ id: isNew ? 'message.create' : 'message.edit' })}
        tabTitle={draft?.title}
        line={formatMessage({ id: 'message.create.line' })}
      />
      {!isReady && <Skeleton active />}
      {isReady && (
        <Card>
          <MessageForm
            key={[compose, from, number, draft?.version].join(' ')}
            draft={draft}
            start={start.values}
            onSaved={(saved) => {
              notice.success(formatMessage({ id: 'message.saved' }));
              onSaved(saved);
            }}
            onSend={(saved) => {
              onSaved(saved);
              setSending(saved);
            }}
            onCancel={close}
          />
        </Card>
      )}
      {sending?.id === compose && (
        <SendDialog message={sending} onDone={() => go(linkTo(compose))} onClose={() => setSending(undefined)} />
      )}
    </>
  );
}
