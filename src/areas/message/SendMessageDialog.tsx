import { audienceCalls } from '@contract/audience/calls';
import { messageCalls } from '@contract/message/calls';
import { EmptyVariables, useAudienceText } from '@/areas/audience';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FetchedConsequence } from '@/components/ConfirmDialog/FetchedConsequence';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, call } from '@/request';
import { useCall } from '@/request/useCall';

interface SendDialogProps {
  message: { id: string; title: string };
  onDone: () => void;
  onClose: () => void;
}

const quietly = { notice: false };

export const SendMessageDialog = withDialogBoundary(function SendMessageDialog({
  message: { id, title },
  onDone,
  onClose,
}: SendDialogProps) {
  const t = useTranslations();
  const audienceText = useAudienceText();
  const counting = useCall((options) => readAndCount(id, options));
  const { data, loading } = counting;
  const count = data?.estimate.recipients ?? 0;

  const send = async () => {
    await call(messageCalls.send, { id, version: data?.message.version ?? 0 }, quietly);
    notice.success(t('message.send.done', { count }));
  };

  return (
    <ConfirmDialog
      name={`message.send.${id}`}
      lookAt={recordTypes.message.path(id)}
      title={t('message.send.title')}
      consequence={
        <FetchedConsequence
          {...counting}
          of={({ message, estimate: { recipients, banned, empty } }) => (
            <>
              <bdi className="fish-quoted">{message.title}</bdi>
              {t('message.send.consequence', { count: recipients, to: audienceText(message.audience) })}
              {banned > 0 && <div>{t('audience.estimate.banned', { count: banned })}</div>}
              <EmptyVariables of={empty} />
            </>
          )}
        />
      }
      okText={t('message.send.ok', { count, title })}
      count={count}
      ready={count > 0 && !loading && !counting.failure}
      withoutReason
      onSubmit={send}
      onConflict={() => {
        // Only what was read is sent: it is read and counted again.
        counting.refresh();
        return t('message.send.changed');
      }}
      onSaved={onDone}
      onClose={onClose}
    />
  );
});

async function readAndCount(id: string, options: CallOptions) {
  const message = await call(messageCalls.detail, { id }, options);
  const { kind, days, numbers } = message.audience;
  const texts = [message.title, message.body];
  const estimate = await call(audienceCalls.estimate, { audience: { kind, days, numbers }, texts }, options);
  return { message, estimate };
}
