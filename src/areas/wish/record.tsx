import { StarOutlined } from '@ant-design/icons';
import { pathTo } from '@config/pathTo';
import { wishCalls } from '@contract/wish/calls';
import { wishState } from '@contract/wish/enums';
import { TimeText } from '@/components/format/TimeText';
import { useMoney } from '@/components/money/useMoney';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import './wish.css';

export const record: RecordType = {
  path: (id) => pathTo('/wish/list/Detail', { id }),
  icon: StarOutlined,
  status: wishState,
  enums: { state: wishState },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const money = useMoney();
  return (
    <Fetched path={wishCalls.detail} id={id}>
      {(wish) => (
        <RecordCard
          picture={<RecordIcon type="wish" id={id} name={wish.text} />}
          name={wish.text}
          line={wish.number}
          tag={<StatusTag of={wishState} value={wish.state} />}
          facts={[
            [t('wish.user'), <bdi key="user">{wish.user.nickname}</bdi>],
            [t('wish.stones'), money(wish.stones, 'stones')],
            [t('wish.madeAt'), <TimeText key="at" value={wish.madeAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
