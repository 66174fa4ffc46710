import { NotificationOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { audienceKind } from '@contract/audience/enums';
import { paths } from '@contract/paths';
import { pushOpens, pushStatus } from '@contract/push/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { composePath, pushPath } from './pushPath';

export const record: RecordType = {
  path: (id) => pushPath(id),
  icon: NotificationOutlined,
  status: pushStatus,
  enums: { opens: pushOpens, audience: audienceKind, 'audience.kind': audienceKind },
  create: { label: 'push.create', path: composePath() },
  Card,
};

function Card({ id }: { id: string }) {
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
