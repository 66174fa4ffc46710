import { useIntl } from '@umijs/max';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { shareChannel } from '@contract/share/enums';
import { Answer, BlockWaiting, CardsWaiting, daysText, QueryBar } from '@/areas/statistic';
import { Empty } from '@/components/Empty';
import { ownZone } from '@/components/format/zone';
import { useOptions } from '@/components/StatusTag';
import { CARDS } from './numbers';
import { Cards } from './parts/Cards';
import { Channels } from './parts/Channels';
import { ChartPanel } from './parts/ChartPanel';
import { Periods } from './parts/Periods';
import { ShareHeader } from './parts/ShareHeader';
import { Suspects } from './parts/Suspects';
import { TopSharers } from './parts/TopSharers';
import { type Answered, type ShareAddress, useShareAddress, useShareStatistic } from './useShareStatistic';

/** What was shared and what came of it: query, cards, chart and tables over one question. */
export function Overview() {
  const { formatMessage, locale } = useIntl();
  const address = useShareAddress();
  const { query, change, channel, setChannel } = address;
  const data = useShareStatistic(address);
  const text = (key: string) => formatMessage({ id: `share.${key}` });
  return (
    <>
      <ShareHeader
        tab="overview"
        line={formatMessage({ id: 'share.line' }, { days: daysText(locale, query.from, query.to), zone: ownZone() })}
      />
      <QueryBar label={text('query')} query={query} change={change}>
        <Select
          mode="multiple"
          allowClear
          maxTagCount="responsive"
          className="fish-share-channels"
          aria-label={text('channel')}
          placeholder={text('channel.all')}
          options={useOptions(shareChannel)}
          value={channel ? channel.split(',') : []}
          onChange={setChannel}
        />
      </QueryBar>
      <Suspects from={query.from} to={query.to} channel={channel} />
      <Answer
        label={text('title')}
        data={data}
        waiting={
          <>
            <CardsWaiting count={CARDS} />
            <BlockWaiting />
          </>
        }
      >
        {(answered) => (
          <>
            <Cards answered={answered} />
            <OrEmpty answered={answered} change={change}>
              <ChartPanel answered={answered} />
              <div className="fish-share-tables">
                <Channels answered={answered} />
                <TopSharers answered={answered} />
              </div>
              <Periods answered={answered} />
            </OrEmpty>
          </>
        )}
      </Answer>
    </>
  );
}

interface OrEmptyProps extends Pick<ShareAddress, 'change'> {
  answered: Answered;
  children: ReactNode;
}

/** In place of a chart and tables without a share: what to do about it. */
function OrEmpty({ answered: { query, statistic }, change, children }: OrEmptyProps) {
  const { formatMessage, locale } = useIntl();
  if (statistic.current.sums.shares || statistic.previous?.sums.shares) return children;
  return (
    <Empty
      title={formatMessage({ id: 'share.empty' }, { days: daysText(locale, query.from, query.to) })}
      action={
        query.preset !== '90d' && (
          <Button onClick={() => change({ preset: '90d' })}>{formatMessage({ id: 'statistic.empty.show' })}</Button>
        )
      }
    />
  );
}
