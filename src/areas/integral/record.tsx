import { TrophyOutlined } from '@ant-design/icons';
import { integralCalls } from '@contract/integral/calls';
import { integralEvent, integralStatus } from '@contract/integral/enums';
import { useFormat } from '@/components/format';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { StatusTag, useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { integralPath } from './integralPath';
import './integral.css';

export const record: RecordType = {
  path: (id) => integralPath(id),
  icon: TrophyOutlined,
  status: integralStatus,
  enums: { event: integralEvent },
  names: integralEvent,
  ofLevel: 'integral.detail.line',
  create: { label: 'integral.create', path: integralPath(), call: integralCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  return (
    <Fetched path={integralCalls.detail} id={id}>
      {({ event, points, dailyCap, fromLevel, status }) => (
        <RecordCard
          picture={<RecordIcon type="integral" id={id} name={event} />}
          name={label(integralEvent, event)}
          line={t('integral.detail.line', { level: fromLevel })}
          tag={<StatusTag of={integralStatus} value={status} />}
          facts={[
            [t('integral.points'), number(points)],
            [t('integral.dailyCap'), dailyCap === null ? '–' : number(dailyCap)],
          ]}
        />
      )}
    </Fetched>
  );
}
