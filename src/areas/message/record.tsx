import { MailOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { audienceKind } from '@contract/audience/enums';
import { messageStatus, messageType } from '@contract/message/enums';
import { paths } from '@contract/paths';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { composePath } from './composePath';
import { messagePath } from './messagePath';

export const record: RecordType = {
  path: messagePath,
  icon: MailOutlined,
  status: messageStatus,
  enums: { type: messageType, audience: audienceKind, 'audience.kind': audienceKind },
  create: { label: 'message.create', path: composePath() },
  Card,
};

function Card({ id }: { id: string }) {
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
