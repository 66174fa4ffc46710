import { history, Navigate, useLocation } from '@umijs/max';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { MessageDetail } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { Card } from '@/components/boundary';
import { notice } from '@/components/notice';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { MessageForm } from './MessageForm';
import { SendMessageDialog } from './SendMessageDialog';
import { useMessageAddress } from './useMessageAddress';
import { useStart } from './useStart';

export function MessageComposer({ compose }: { compose: string }) {
  const t = useTranslations();
  const { from, number, linkTo, composeAt, close } = useMessageAddress();
  const isNew = compose === 'new';
  const read = useRecord(messageCalls.detail, isNew ? undefined : compose);
  const start = useStart();
  const [sending, setSending] = useState<MessageDetail>();
  const go = (to: string) => history.replace(to, history.location.state);

  const onSaved = (saved: MessageDetail, send: boolean) => {
    if (!send || !saved.id) notice.success(t('message.saved'));
    read.setRecord(saved);
    if (!saved.id) close();
    else if (isNew) go(composeAt({ compose: saved.id }));
    if (send) setSending(saved);
  };
  const failure = isNew ? start.failure : read.failure;
  const draft = isNew ? undefined : read.record;
  const isReady = isNew ? start.values : draft;
  const { state } = useLocation();
  // A sent message can't be edited: show it.
  if (draft && draft.status !== 'draft') return <Navigate replace to={linkTo(draft.id)} state={state} />;
  if (failure) {
    const again = isNew ? start.refresh : read.refresh;
    return <RecordFailure failure={failure} list={pathTo('/message/list')} onRetry={again} />;
  }
  return (
    <>
      <PageHeader
        title={t(isNew ? 'message.create' : 'message.edit')}
        tabTitle={draft?.title}
        line={t('message.create.line')}
      />
      {!isReady && <Skeleton active />}
      {isReady && (
        <Card>
          <MessageForm
            key={[compose, from, number, draft?.version].join(' ')}
            draft={draft}
            start={start.values}
            onSaved={onSaved}
            onCancel={close}
          />
        </Card>
      )}
      {sending?.id === compose && (
        <SendMessageDialog message={sending} onDone={() => go(linkTo(compose))} onClose={() => setSending(undefined)} />
      )}
    </>
  );
}
