import { StarOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { wishState } from '@contract/wish/enums';
import { TimeText } from '@/components/format/TimeText';
import { useMoney } from '@/components/money/useMoney';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { StatusTag } from '@/components/StatusTag';

export const record: RecordType = {
  path: (id) => `/wish/list/Detail?id=${id}`,
  icon: StarOutlined,
  status: wishState,
  enums: { state: wishState },
  Card,
};

function Card({ id }: { id: string }) {
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
