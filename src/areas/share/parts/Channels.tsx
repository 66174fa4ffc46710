import { shareChannel } from '@contract/share/enums';
import { FLUSH } from '@/areas/statistic';
import { Card, withBoundary } from '@/components/boundary';
import { WideTable } from '@/components/list/WideTable';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { sharesOf, signUpsOf } from '../links';
import type { ShareAnswer } from '../useShareStatistic';
import { Count, useFigures } from './figures';

/** By its place, because a service may not name the channel. */
type Row = ShareAnswer['statistic']['byChannel'][number] & { place: number };

export const Channels = withBoundary(function Channels({ answered: { query, statistic } }: { answered: ShareAnswer }) {
  const text = useTranslations('share');
  const filters = ({ channel }: Row) => ({ sharedFrom: query.from, sharedTo: query.to, channel });
  const figures = useFigures(text, (row: Row) => signUpsOf(filters(row)));
  return (
    <Card size="small" title={text('byChannel')} styles={FLUSH}>
      <WideTable<Row>
        size="small"
        rowKey="place"
        aria-label={text('byChannel')}
        pagination={false}
        dataSource={statistic.byChannel.map((row, place) => ({ ...row, place }))}
        columns={[
          {
            key: 'channel',
            title: text('channel'),
            render: (_, { channel }) => <EnumText of={shareChannel} value={channel} />,
          },
          {
            key: 'shares',
            title: text('shares'),
            align: 'right',
            render: (_, row) => <Count value={row.shares} to={sharesOf(filters(row))} />,
          },
          ...figures,
        ]}
      />
    </Card>
  );
});
