import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { wishState } from '@contract/wish/enums';
import { TimeText } from '@/components/format/TimeText';
import { useMoney } from '@/components/money/useMoney';
import { StatusTag } from '@/components/StatusTag';
import { Fetched, RecordCard } from './RecordCard';
import { RecordIcon } from './RecordIcon';

export function WishCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Fetched path={paths.wish.detail} id={id}>
      {(wish) => (
        <RecordCard
          picture={<RecordIcon type="wish" id={id} name={wish.text} />}
          name={wish.text}
          line={wish.number}
          tag={<StatusTag of={wishState} value={wish.state} />}
          facts={[
            [formatMessage({ id: 'wish.user' }), <bdi key="user">{wish.user.nickname}</bdi>],
            [formatMessage({ id: 'wish.stones' }), money(wish.stones, 'stones')],
            [formatMessage({ id: 'wish.madeAt' }), <TimeText key="at" value={wish.madeAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
