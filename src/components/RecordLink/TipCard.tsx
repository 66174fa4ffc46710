import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { tipPlace, tipStatus } from '@contract/tip/enums';
import { useFormat } from '@/components/format';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { Fetched, RecordCard } from './RecordCard';
import { RecordIcon } from './RecordIcon';

export function TipCard({ id }: { id: string }) {
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
