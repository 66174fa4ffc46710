import { BulbOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { tipPlace, tipStatus } from '@contract/tip/enums';
import { useFormat } from '@/components/format';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { tipPath } from './tipPath';

export const record: RecordType = {
  path: (id) => tipPath(id),
  icon: BulbOutlined,
  status: tipStatus,
  enums: { place: tipPlace },
  create: { label: 'tip.create', path: tipPath() },
  Card,
};

function Card({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number, dayTime } = useFormat();
  return (
    <Fetched path={paths.tip.detail} id={id}>
      {(tip) => (
        <RecordCard
          picture={<RecordIcon type="tip" id={id} name={tip.text} />}
          name={tip.text}
          line={<EnumText of={tipPlace} value={tip.place} />}
          tag={<StatusTag of={tipStatus} value={tip.status} />}
          facts={[
            [formatMessage({ id: 'tip.from' }), dayTime(tip.from)],
            [formatMessage({ id: 'tip.to' }), dayTime(tip.to)],
            [formatMessage({ id: 'tip.priority' }), number(tip.priority)],
          ]}
        />
      )}
    </Fetched>
  );
}
