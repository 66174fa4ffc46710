import { BulbOutlined } from '@ant-design/icons';
import { tipCalls } from '@contract/tip/calls';
import { tipPlace, tipStatus } from '@contract/tip/enums';
import { useFormat } from '@/components/format';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { tipPath } from './tipPath';
import './tip.css';

export const record: RecordType = {
  path: (id) => tipPath(id),
  icon: BulbOutlined,
  status: tipStatus,
  enums: { place: tipPlace },
  create: { label: 'tip.create', path: tipPath(), call: tipCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number, dayTime } = useFormat();
  return (
    <Fetched path={tipCalls.detail} id={id}>
      {(tip) => (
        <RecordCard
          picture={<RecordIcon type="tip" id={id} name={tip.text} />}
          name={tip.text}
          line={<EnumText of={tipPlace} value={tip.place} />}
          tag={<StatusTag of={tipStatus} value={tip.status} />}
          facts={[
            [t('tip.from'), dayTime(tip.from)],
            [t('tip.to'), dayTime(tip.to)],
            [t('tip.priority'), number(tip.priority)],
          ]}
        />
      )}
    </Fetched>
  );
}
