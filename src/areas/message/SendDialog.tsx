import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useRef } from 'react';
import { codes } from '@contract/codes';
import { paths } from '@contract/paths';
import { EmptyVariables, useAudienceText } from '@/areas/audience';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FetchedConsequence } from '@/components/ConfirmDialog/FetchedConsequence';
import { notice } from '@/components/notice';
import { call, RequestFailure } from '@/request';
import { messagePath } from './messagePath';

interface SendDialogProps {
  message: { id: string; title: string };
  /** It is on its way; the dialog is to go. */
  onDone: () => void;
  onClose: () => void;
}

const quietly = { notice: false };

/** Says how many get a draft, as it is saved, and sends it. */
export function SendDialog({ message: { id, title }, onDone, onClose }: SendDialogProps) {
  const { formatMessage } = useIntl();
  const audienceText = useAudienceText();
  const asked = useRequest(() => readAndCount(id), { onError: () => undefined });
  const { data, loading, error } = asked;
  const count = data?.estimate.recipients ?? 0;
  // The way on waits for the dialog: what was typed in it would be asked about.
  const isSent = useRef(false);

  const send = async () => {
    try {
      await call(paths.message.send, { id, version: data?.message.version ?? 0 }, quietly);
      notice.success(formatMessage({ id: 'message.send.done' }, { count }));
      isSent.current = true;
    } catch (failure) {
      // What is sent is what was read: if someone saved it since, it is read and counted again.
      if (!(failure instanceof RequestFailure) || failure.code !== codes.conflict) throw failure;
      asked.refresh();
      throw new RequestFailure({ message: formatMessage({ id: 'message.send.changed' }) });
    }
  };

  return (
    <ConfirmDialog
      name={`message.send.${id}`}
      lookAt={messagePath(id)}
      title={formatMessage({ id: 'message.send.title' })}
      consequence={
        <FetchedConsequence
          {...asked}
          of={({ message, estimate: { recipients, banned, empty } }) => (
            <>
              <bdi className="fish-quoted">{message.title}</bdi>
              {formatMessage(
                { id: 'message.send.consequence' },
                { count: recipients, to: audienceText(message.audience) },
              )}
              {banned > 0 && <div>{formatMessage({ id: 'audience.estimate.banned' }, { count: banned })}</div>}
              <EmptyVariables of={empty} />
            </>
          )}
        />
      }
      okText={formatMessage({ id: 'message.send.ok' }, { count, title })}
      count={count}
      ready={count > 0 && !loading && !error}
      withoutReason
      onSubmit={send}
      onClose={() => (isSent.current ? onDone() : onClose())}
    />
  );
}

/** The draft as it is saved now, and whom that reaches. */
async function readAndCount(id: string) {
  const message = await call(paths.message.detail, { id }, quietly);
  const { kind, days, numbers } = message.audience;
  const texts = [message.title, message.body];
  const estimate = await call(paths.audience.estimate, { audience: { kind, days, numbers }, texts }, quietly);
  return { message, estimate };
}
