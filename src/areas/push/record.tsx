import { NotificationOutlined } from '@ant-design/icons';
import { audienceKind } from '@contract/audience/enums';
import { pushCalls } from '@contract/push/calls';
import { pushOpens, pushStatus } from '@contract/push/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { sentOrDue } from './actions';
import { composePath, pushPath } from './pushPath';

export const record: RecordType = {
  path: (id) => pushPath(id),
  icon: NotificationOutlined,
  status: pushStatus,
  enums: { opens: pushOpens, audience: audienceKind, 'audience.kind': audienceKind },
  create: { label: 'push.create', path: composePath(), call: pushCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  return (
    <Fetched path={pushCalls.detail} id={id}>
      {({ title, opens, status, progress, ...times }) => (
        <RecordCard
          picture={<RecordIcon type="push" id={id} name={title} />}
          name={title}
          line={<EnumText of={pushOpens} value={opens} />}
          tag={<StatusTag of={pushStatus} value={status} />}
          facts={[
            [t('push.sentOrDue'), <TimeText key="at" value={sentOrDue({ status, ...times })} />],
            [t('push.sent'), number(progress.sent)],
            [t('push.opened'), number(progress.opened)],
          ]}
        />
      )}
    </Fetched>
  );
}
