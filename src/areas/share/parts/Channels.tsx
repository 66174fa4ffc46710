import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { shareChannel } from '@contract/share/enums';
import { WideTable } from '@/components/list/WideTable';
import { useLabels } from '@/components/StatusTag';
import { sharesOf, signUpsOf } from '../links';
import type { Answered } from '../useShareStatistic';
import { Count, useFigures } from './figures';

type Row = Answered['statistic']['byChannel'][number];

/** What was shared to each channel, and what came of it there. */
export function Channels({ answered: { query, statistic } }: { answered: Answered }) {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const text = (key: string) => formatMessage({ id: `share.${key}` });
  const filters = ({ channel }: Row) => ({ sharedFrom: query.from, sharedTo: query.to, channel });
  const figures = useFigures(text, (row: Row) => signUpsOf(filters(row)));
  return (
    <Card size="small" title={text('byChannel')} styles={FLUSH}>
      <WideTable<Row>
        size="small"
        rowKey="channel"
        aria-label={text('byChannel')}
        pagination={false}
        dataSource={statistic.byChannel}
        columns={[
          { key: 'channel', title: text('channel'), render: (_, { channel }) => label(shareChannel, channel) },
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
}

const FLUSH = { body: { padding: 0 } };
