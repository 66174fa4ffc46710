import { useIntl } from '@umijs/max';
import type { AudienceEstimate } from '@contract/audience';
import { audienceCalls } from '@contract/audience/calls';
import type { PushDetail } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { EmptyVariables, useAudienceText } from '@/areas/audience';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FetchedConsequence } from '@/components/ConfirmDialog/FetchedConsequence';
import { zoneOf } from '@/components/form/zone';
import { useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { appTimeOf } from './appTime';
import { pushPath } from './pushPath';

interface SendDialogProps {
  push: PushDetail;
  onDone: () => void;
  onChanged: (push: PushDetail) => void;
  onClose: () => void;
}

const quietly = { notice: false };

/** Says who gets a push and when, and sends the version that was read. */
export const SendPushDialog = withDialogBoundary(function SendPushDialog({
  push,
  onDone,
  onChanged,
  onClose,
}: SendDialogProps) {
  const t = useTranslations();
  const { id, version, title, body, audience, scheduledAt } = push;
  const { kind, days, numbers } = audience;
  const input = { audience: { kind, days, numbers }, texts: [title, body] };
  const estimating = useCall((options) => call(audienceCalls.estimate, input, options), [version]);
  const count = estimating.data?.recipients ?? 0;
  const way = scheduledAt ? 'schedule' : 'send';
  const text = (key: '.done' | '.title' | '.ok') => t(`push.${way}${key}`, { count });

  const send = async () => {
    await call(pushCalls.send, { id, version }, quietly);
    notice.success(text('.done'));
  };
  /** Only what was read is sent: it is read and counted again. */
  const readAgain = async () => {
    const now = await call(pushCalls.detail, { id }, quietly).catch(() => undefined);
    if (!now) return undefined;
    onChanged(now);
    return t('push.send.changed');
  };

  return (
    <ConfirmDialog
      name={`push.send.${id}`}
      lookAt={pushPath(id)}
      title={text('.title')}
      width={480}
      consequence={
        <FetchedConsequence {...estimating} of={(estimate) => <Consequence push={push} estimate={estimate} />} />
      }
      okText={text('.ok')}
      count={count}
      ready={count > 0 && !estimating.loading && !estimating.failure}
      withoutReason
      onSubmit={send}
      onConflict={readAgain}
      onSaved={onDone}
      onClose={onClose}
    />
  );
});

function Consequence({ push, estimate }: { push: PushDetail; estimate: AudienceEstimate }) {
  const t = useTranslations();
  const { locale } = useIntl();
  const { dayTime } = useFormat();
  const audienceText = useAudienceText();
  const { title, audience, scheduledAt, expiresAt } = push;
  const { recipients, banned, empty } = estimate;
  const text = useTranslations('push.consequence');
  const clock = (instant: string) => {
    const own = `${dayTime(instant)} (${zoneOf(locale, new Date(instant))})`;
    const theirs = appTimeOf(locale, instant);
    return theirs ? [own, t('push.appTime', { time: theirs })].join(t('text.semicolon')) : own;
  };
  return (
    <>
      <bdi className="fish-quoted">{title}</bdi>
      <div>{text('who', { count: recipients, to: audienceText(audience) })}</div>
      {banned > 0 && <div>{t('audience.estimate.banned', { count: banned })}</div>}
      <div>{scheduledAt ? text('at', { time: clock(scheduledAt) }) : text('now')}</div>
      {expiresAt && <div>{text('until', { time: clock(expiresAt) })}</div>}
      <p>{text('forGood')}</p>
      <EmptyVariables of={empty} />
    </>
  );
}
