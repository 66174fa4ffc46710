import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useRef } from 'react';
import type { AudienceEstimate } from '@contract/audience';
import { codes } from '@contract/codes';
import { paths } from '@contract/paths';
import type { PushDetail } from '@contract/push';
import { EmptyVariables, useAudienceText } from '@/areas/audience';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FetchedConsequence } from '@/components/ConfirmDialog/FetchedConsequence';
import { zoneOf } from '@/components/form/zone';
import { useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { call, RequestFailure } from '@/request';
import { appTimeOf } from './appTime';
import { pushPath } from './pushPath';

interface SendDialogProps {
  /** The draft as it is saved. */
  push: PushDetail;
  onDone: () => void;
  /** Someone else has saved it since. */
  onChanged: (push: PushDetail) => void;
  onClose: () => void;
}

const quietly = { notice: false };

/** Says who gets a push and when, and sends it as it was read. */
export function SendDialog({ push, onDone, onChanged, onClose }: SendDialogProps) {
  const { formatMessage } = useIntl();
  const { id, version, title, body, audience, scheduledAt } = push;
  const { kind, days, numbers } = audience;
  const input = { audience: { kind, days, numbers }, texts: [title, body] };
  const asked = useRequest(() => call(paths.audience.estimate, input, quietly), {
    refreshDeps: [version],
    onError: () => undefined,
  });
  // The way on waits for the dialog: what was typed in it would be asked about.
  const isSent = useRef(false);
  const count = asked.data?.recipients ?? 0;
  const way = scheduledAt ? 'schedule' : 'send';
  const text = (key: string) => formatMessage({ id: `push.${way}${key}` }, { count });

  const send = async () => {
    try {
      await call(paths.push.send, { id, version }, quietly);
    } catch (failure) {
      // What is sent is what was read: if someone saved it since, it is read and counted again.
      if (!(failure instanceof RequestFailure) || failure.code !== codes.conflict) throw failure;
      onChanged(failure.data as PushDetail);
      throw new RequestFailure({ message: formatMessage({ id: 'push.send.changed' }) });
    }
    notice.success(text('.done'));
    isSent.current = true;
  };

  return (
    <ConfirmDialog
      name={`push.send.${id}`}
      lookAt={pushPath(id)}
      title={text('.title')}
      width={480}
      consequence={<FetchedConsequence {...asked} of={(estimate) => <Consequence push={push} estimate={estimate} />} />}
      okText={text('.ok')}
      count={count}
      ready={count > 0 && !asked.loading && !asked.error}
      withoutReason
      onSubmit={send}
      onClose={() => (isSent.current ? onDone() : onClose())}
    />
  );
}

/** Who gets it, when, until when, and what can't be undone. */
function Consequence({ push, estimate }: { push: PushDetail; estimate: AudienceEstimate }) {
  const { formatMessage, locale } = useIntl();
  const { dayTime } = useFormat();
  const audienceText = useAudienceText();
  const { title, audience, scheduledAt, expiresAt } = push;
  const { recipients, banned, empty } = estimate;
  const text = (key: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `push.consequence.${key}` }, values);
  const clock = (instant: string) => {
    const own = `${dayTime(instant)} (${zoneOf(locale, new Date(instant))})`;
    const theirs = appTimeOf(locale, instant);
    return theirs ? `${own}, ${formatMessage({ id: 'push.appTime' }, { time: theirs })}` : own;
  };
  return (
    <>
      <bdi className="fish-quoted">{title}</bdi>
      <div>{text('who', { count: recipients, to: audienceText(audience) })}</div>
      {banned > 0 && <div>{formatMessage({ id: 'audience.estimate.banned' }, { count: banned })}</div>}
      <div>{scheduledAt ? text('at', { time: clock(scheduledAt) }) : text('now')}</div>
      {expiresAt && <div>{text('until', { time: clock(expiresAt) })}</div>}
      <p>{text('forGood')}</p>
      <EmptyVariables of={empty} />
    </>
  );
}
