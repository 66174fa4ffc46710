import { Select } from 'antd';
import type { ReactNode } from 'react';
import { shareCalls } from '@contract/share/calls';
import { shareChannel } from '@contract/share/enums';
import { BlockWaiting, CardsWaiting, QueryBar, StatisticAnswer, StatisticEmpty, useQueryDays } from '@/areas/statistic';
import { Has } from '@/components/availability/Has';
import { ownZone } from '@/components/format/zone';
import { PageHeader } from '@/components/page/PageHeader';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { SHARE_CARDS } from './numbers';
import { Channels } from './parts/Channels';
import { ShareCards } from './parts/ShareCards';
import { ShareChart } from './parts/ShareChart';
import { SharePeriods } from './parts/SharePeriods';
import { ShareTabs } from './parts/ShareTabs';
import { Suspects } from './parts/Suspects';
import { TopSharers } from './parts/TopSharers';
import { type ShareAddress, type ShareAnswer, useShareAddress, useShareStatistic } from './useShareStatistic';

export function ShareOverview() {
  const address = useShareAddress();
  const { query, change, wrong, channel, setChannel } = address;
  const days = useQueryDays(query);
  const data = useShareStatistic(address);
  const text = useTranslations('share');
  return (
    <>
      <PageHeader
        title={text('title')}
        line={text('line', { days, zone: ownZone() })}
        actions={<ShareTabs tab="overview" />}
      />
      <QueryBar label={text('query')} query={query} change={change} wrong={wrong}>
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
      <Has call={shareCalls.suspects}>
        <Suspects from={query.from} to={query.to} channel={channel} />
      </Has>
      <StatisticAnswer
        label={text('title')}
        data={data}
        waiting={
          <>
            <CardsWaiting count={SHARE_CARDS} />
            <BlockWaiting />
          </>
        }
      >
        {(answered) => (
          <>
            <ShareCards answered={answered} />
            <OrEmpty answered={answered} change={change}>
              <ShareChart answered={answered} />
              <div className="fish-share-tables">
                <Channels answered={answered} />
                <TopSharers answered={answered} />
              </div>
              <SharePeriods answered={answered} />
            </OrEmpty>
          </>
        )}
      </StatisticAnswer>
    </>
  );
}

interface OrEmptyProps extends Pick<ShareAddress, 'change'> {
  answered: ShareAnswer;
  children: ReactNode;
}

function OrEmpty({ answered: { query, statistic }, change, children }: OrEmptyProps) {
  if (statistic.current.sums.shares || statistic.previous?.sums.shares) return children;
  return <StatisticEmpty title="share.empty" query={query} change={change} />;
}
