import { useIntl } from '@umijs/max';
import { messageStatus, messageType } from '@contract/message/enums';
import { paths } from '@contract/paths';
import { pushOpens, pushStatus } from '@contract/push/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { Fetched, RecordCard } from './RecordCard';
import { RecordIcon } from './RecordIcon';

export function MessageCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <Fetched path={paths.message.detail} id={id}>
      {({ title, type, status, progress, sentAt }) => (
        <RecordCard
          picture={<RecordIcon type="message" id={id} name={title} />}
          name={title}
          line={<EnumText of={messageType} value={type} />}
          tag={<StatusTag of={messageStatus} value={status} />}
          facts={[
            [formatMessage({ id: 'message.sentAt' }), <TimeText key="at" value={sentAt} />],
            [formatMessage({ id: 'message.sent' }), number(progress.sent)],
            [formatMessage({ id: 'message.read' }), number(progress.opened)],
          ]}
        />
      )}
    </Fetched>
  );
}

export function PushCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <Fetched path={paths.push.detail} id={id}>
      {({ title, opens, status, progress, startedAt, scheduledAt }) => (
        <RecordCard
          picture={<RecordIcon type="push" id={id} name={title} />}
          name={title}
          line={<EnumText of={pushOpens} value={opens} />}
          tag={<StatusTag of={pushStatus} value={status} />}
          facts={[
            [formatMessage({ id: 'push.startedAt' }), <TimeText key="at" value={startedAt ?? scheduledAt} />],
            [formatMessage({ id: 'push.sent' }), number(progress.sent)],
            [formatMessage({ id: 'push.opened' }), number(progress.opened)],
          ]}
        />
      )}
    </Fetched>
  );
}
