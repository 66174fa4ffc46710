import { history, useIntl } from '@umijs/max';
import { Alert, Modal, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { AUDIENCE_LIST_MAX } from '@contract/audience/enums';
import type { User } from '@contract/user';
import { composePath } from '@/areas/message';
import { collectRows } from '@/components/bulk/collectRows';
import { useOriginHere } from '@/components/list/origin';
import type { List } from '@/components/list/useList';
import type { RequestFailure } from '@/request';

interface MessageToManyProps {
  list: List<User>;
  onClose: () => void;
}

/** Reads the numbers of the ticked users, also of pages never shown, and goes on to a message to them. */
export function MessageToMany({ list, onClose }: MessageToManyProps) {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  const total = list.selection.count;
  const [read, setRead] = useState(0);
  const [problem, setProblem] = useState<string>();

  const go = async (signal: AbortSignal) => {
    try {
      const users = await collectRows(list, { signal, onRead: setRead });
      if (!signal.aborted) history.push(composePath(), { origin, numbers: users.map(({ number }) => number) });
    } catch (failure) {
      if (!signal.aborted) setProblem((failure as RequestFailure).message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for those who are ticked when it opens
  useEffect(() => {
    if (total > AUDIENCE_LIST_MAX) {
      setProblem(formatMessage({ id: 'message.users.tooMany' }, { max: AUDIENCE_LIST_MAX }));
      return undefined;
    }
    const leaving = new AbortController();
    void go(leaving.signal);
    return () => leaving.abort();
  }, []);

  return (
    <Modal
      open
      title={formatMessage({ id: 'message.users.title' })}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      onCancel={onClose}
    >
      {problem ? (
        <Alert role="alert" type="error" showIcon message={problem} />
      ) : (
        <>
          {formatMessage({ id: 'message.users.reading' }, { read, total })}
          <Progress
            percent={(100 * read) / total}
            showInfo={false}
            aria-label={formatMessage({ id: 'message.users.title' })}
          />
        </>
      )}
    </Modal>
  );
}
