import { useIntl } from '@umijs/max';
import type { PushDetail } from '@contract/push';
import { pushOpens } from '@contract/push/enums';
import { useAudienceText } from '@/areas/audience';
import { AdminLink } from '@/components/AdminLink';
import { withBoundary } from '@/components/boundary';
import { zoneOf } from '@/components/form/zone';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { RecordLink } from '@/components/RecordLink';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { appTimeOf } from './appTime';

export const PushFacts = withBoundary(function PushFacts({ push }: { push: PushDetail }) {
  const text = useTranslations('push');
  const audienceText = useAudienceText();
  const { scheduledAt, expiresAt, startedAt, finishedAt, cancelledReason } = push;
  const fact = factOf(text);
  return (
    <Facts
      title={text('facts')}
      items={[
        fact('body', <bdi className="fish-prose">{push.body}</bdi>),
        fact('opens', <Opens of={push} />),
        fact('to', audienceText(push.audience)),
        ...(scheduledAt ? [fact('scheduledAt', <Clock of={scheduledAt} />)] : []),
        ...(expiresAt ? [fact('expiresAt', <Clock of={expiresAt} />)] : []),
        ...(startedAt ? [fact('startedAt', <Clock of={startedAt} />)] : []),
        ...(finishedAt ? [fact('finishedAt', <Clock of={finishedAt} />)] : []),
        ...(cancelledReason ? [fact('cancelledReason', <bdi className="fish-prose">{cancelledReason}</bdi>)] : []),
        fact('by', <AdminLink id={push.byId} name={push.by} />),
        fact('updatedAt', <TimeText value={push.updatedAt} />),
      ]}
    />
  );
});

function Opens({ of: { opens, room, url } }: { of: PushDetail }) {
  if (room) {
    return (
      <RecordLink type="room" id={room.id}>
        <bdi>{room.title}</bdi>
      </RecordLink>
    );
  }
  if (opens === 'url' && url) {
    return (
      <a href={url} target="_blank" rel="noreferrer noopener" className="fish-prose">
        {url}
      </a>
    );
  }
  return <EnumText of={pushOpens} value={opens} />;
}

function Clock({ of: instant }: { of: string }) {
  const text = useTranslations('push');
  const { locale } = useIntl();
  const { dateTime } = useFormat();
  const theirs = appTimeOf(locale, instant);
  return (
    <span>
      <time dateTime={instant}>{dateTime(instant)}</time>{' '}
      <span className="fish-small fish-quiet">
        {theirs ? text('appTime', { time: theirs }) : zoneOf(locale, new Date(instant))}
      </span>
    </span>
  );
}
