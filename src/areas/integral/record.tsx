import { TrophyOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { integralEvent, integralStatus } from '@contract/integral/enums';
import { paths } from '@contract/paths';
import { useFormat } from '@/components/format';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { StatusTag, useLabels } from '@/components/StatusTag';
import { integralPath } from './integralPath';

export const record: RecordType = {
  path: (id) => integralPath(id),
  icon: TrophyOutlined,
  status: integralStatus,
  enums: { event: integralEvent },
  names: integralEvent,
  create: { label: 'integral.create', path: integralPath() },
  Card,
};

function Card({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const label = useLabels();
  return (
    <Fetched path={paths.integral.detail} id={id}>
      {({ event, points, dailyCap, fromLevel, status }) => (
        <RecordCard
          picture={<RecordIcon type="integral" id={id} name={event} />}
          name={label(integralEvent, event)}
          line={formatMessage({ id: 'integral.detail.line' }, { level: fromLevel })}
          tag={<StatusTag of={integralStatus} value={status} />}
          facts={[
            [formatMessage({ id: 'integral.points' }), number(points)],
            [formatMessage({ id: 'integral.dailyCap' }), dailyCap === null ? '–' : number(dailyCap)],
          ]}
        />
      )}
    </Fetched>
  );
}
