import { FLUSH } from '@/areas/statistic';
import { Card, withBoundary } from '@/components/boundary';
import { WideTable } from '@/components/list/WideTable';
import { PersonCell } from '@/components/PersonCell';
import { useTranslations } from '@/locales/useTranslations';
import { sharesOf, signUpsOf } from '../links';
import type { ShareAnswer } from '../useShareStatistic';
import { Count, useFigures } from './figures';

type Row = ShareAnswer['statistic']['topSharers'][number];

export const TopSharers = withBoundary(function TopSharers({
  answered: { query, statistic },
}: {
  answered: ShareAnswer;
}) {
  const text = useTranslations('share');
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
});
