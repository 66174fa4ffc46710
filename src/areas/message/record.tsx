import { MailOutlined } from '@ant-design/icons';
import { pathTo } from '@config/pathTo';
import { audienceKind } from '@contract/audience/enums';
import { messageCalls } from '@contract/message/calls';
import { messageStatus, messageType } from '@contract/message/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { messageComposePath } from './messageComposePath';
import './message.css';

export const record: RecordType = {
  path: (id) => pathTo('/message/list', { id }),
  icon: MailOutlined,
  status: messageStatus,
  enums: { type: messageType, audience: audienceKind, 'audience.kind': audienceKind },
  create: { label: 'message.create', path: messageComposePath(), call: messageCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  return (
    <Fetched path={messageCalls.detail} id={id}>
      {({ title, type, status, progress, sentAt }) => (
        <RecordCard
          picture={<RecordIcon type="message" id={id} name={title} />}
          name={title}
          line={<EnumText of={messageType} value={type} />}
          tag={<StatusTag of={messageStatus} value={status} />}
          facts={[
            [t('message.sentAt'), <TimeText key="at" value={sentAt} />],
            [t('message.sent'), number(progress.sent)],
            [t('message.read'), number(progress.opened)],
          ]}
        />
      )}
    </Fetched>
  );
}
