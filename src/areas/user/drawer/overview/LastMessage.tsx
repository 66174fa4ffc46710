import { messageCalls } from '@contract/message/calls';
import { messageStatus } from '@contract/message/enums';
import { withBoundary } from '@/components/boundary';
import { plusOf } from '@/components/list/total';
import { useListData } from '@/components/list/useListData';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { Line, Section } from './Section';
import { Signed } from './Signed';

export const LastMessage = withBoundary(function LastMessage({ id }: { id: string }) {
  const t = useTranslations();
  const { page, failure, refresh } = useListData(messageCalls.pageList, {
    recipientId: id,
    sort: 'sentAt',
    order: 'descend',
    pageSize: 1,
  });
  return (
    <Section
      title={t('user.overview.message')}
      tab="messages"
      all={t('user.overview.message.all', { count: page?.total, plus: plusOf(page) })}
      rows={page?.list}
      none={t('user.overview.message.none')}
      failure={failure}
      onRetry={refresh}
    >
      {({ id: messageId, title, status, ...sent }) => (
        <Line below={<Signed what="message" {...sent} at={sent.sentAt} />}>
          <span className="fish-clip" title={title}>
            <RecordLink type="message" id={messageId}>
              <bdi>{title}</bdi>
            </RecordLink>
          </span>
          {status !== 'sent' && <StatusTag of={messageStatus} value={status} />}
        </Line>
      )}
    </Section>
  );
});
