import type { MessageDetail } from '@contract/message';
import { messageType } from '@contract/message/enums';
import { useAudienceText } from '@/areas/audience';
import { AdminLink } from '@/components/AdminLink';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import type { MessageIdBelow } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';

export const MessageFacts = withBoundary(function MessageFacts({ message }: { message: MessageDetail }) {
  const text = useTranslations('message');
  const { dateTime } = useFormat();
  const audience = useAudienceText();
  const { type, by, byId, status, sentAt, finishedAt, withdrawnAt, withdrawnReason, createdAt, updatedAt } = message;
  const fact = factOf(text);
  const time = (key: MessageIdBelow<'message'>, at: string | null) => (at ? [fact(key, dateTime(at))] : []);
  return (
    <Facts
      title={text('facts')}
      items={[
        fact('type', <EnumText of={messageType} value={type} />),
        fact('to', audience(message.audience)),
        fact(status === 'draft' ? 'writtenBy' : 'by', <AdminLink id={byId} name={by} />),
        ...time('sentAt', sentAt),
        ...time('finishedAt', finishedAt),
        ...time('withdrawnAt', withdrawnAt),
        ...(withdrawnReason ? [fact('withdrawnReason', <bdi className="fish-text">{withdrawnReason}</bdi>)] : []),
        fact('createdAt', dateTime(createdAt)),
        fact('updatedAt', <TimeText value={updatedAt} />),
      ]}
    />
  );
});
