import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { WideTable } from '@/components/list/WideTable';
import { PersonCell } from '@/components/PersonCell';
import { sharesOf, signUpsOf } from '../links';
import type { Answered } from '../useShareStatistic';
import { Count, useFigures } from './figures';

type Row = Answered['statistic']['topSharers'][number];

/** Whose shares most people signed up by. */
export function TopSharers({ answered: { query, statistic } }: { answered: Answered }) {
  const { formatMessage } = useIntl();
  const text = (key: string) => formatMessage({ id: `share.${key}` });
  const filters = { sharedFrom: query.from, sharedTo: query.to, channel: statistic.channel };
  const figures = useFigures(text, ({ user }: Row) => signUpsOf({ ...filters, sharerId: user.id }));
  return (
    <Card size="small" title={text('topSharers')} styles={FLUSH}>
      <WideTable<Row>
        size="small"
        rowKey={({ user }) => user.id}
        aria-label={text('topSharers')}
        pagination={false}
        dataSource={statistic.topSharers}
        columns={[
          { key: 'user', title: text('user'), render: (_, { user }) => <PersonCell of={user} /> },
          {
            key: 'shares',
            title: text('shares'),
            align: 'right',
            render: (_, { shares, user }) => <Count value={shares} to={sharesOf({ ...filters, userId: user.id })} />,
          },
          ...figures.filter(({ key }) => key === 'clicks' || key === 'signUps'),
        ]}
      />
    </Card>
  );
}

const FLUSH = { body: { padding: 0 } };
