import { history } from '@umijs/max';
import { Alert, Progress } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { AUDIENCE_LIST_MAX } from '@contract/audience/enums';
import type { User } from '@contract/user';
import { messageComposePath } from '@/areas/message';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { collectRows } from '@/components/bulk/collectRows';
import { useOriginHere } from '@/components/list/origin';
import type { List } from '@/components/list/useList';
import { RetryNote } from '@/components/retry/RetryNote';
import { useTranslations } from '@/locales/useTranslations';
import { RequestFailure } from '@/request';
import { Backoff } from '@/request/backoff';

interface MessageToManyProps {
  list: List<User>;
  onClose: () => void;
}

/** Reads the numbers of all ticked users, on other pages too, and opens the composer. */
export const MessageToMany = withDialogBoundary(function MessageToMany({ list, onClose }: MessageToManyProps) {
  const t = useTranslations();
  const origin = useOriginHere();
  const total = list.selection.count;
  const [read, setRead] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [backoff] = useState(() => new Backoff());

  const go = useEffectEvent(async (signal: AbortSignal) => {
    if (total > AUDIENCE_LIST_MAX) {
      setProblem(t('message.users.tooMany', { max: AUDIENCE_LIST_MAX }));
      return;
    }
    try {
      const users = await collectRows(list, { signal, backoff, onRead: setRead });
      if (!signal.aborted) history.push(messageComposePath(), { origin, numbers: users.map(({ number }) => number) });
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      if (!signal.aborted) setProblem(failure.message);
    }
  });
  // Only once, for the selection when it opens.
  useEffect(() => {
    const leaving = new AbortController();
    void go(leaving.signal);
    return () => leaving.abort();
  }, []);

  return (
    <Modal open title={t('message.users.title')} footer={(_, { CancelBtn }) => <CancelBtn />} onCancel={onClose}>
      {problem ? (
        <Alert role="alert" type="error" showIcon message={problem} />
      ) : (
        <>
          <RetryNote backoff={backoff} />
          {t('message.users.reading', { read, total })}
          <Progress percent={(100 * read) / total} showInfo={false} aria-label={t('message.users.title')} />
        </>
      )}
    </Modal>
  );
});
