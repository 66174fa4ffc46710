import { useIntl } from '@umijs/max';
import type { HomeSummary, TrendDay } from '@contract/home';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { Figure } from './Figure';
import { linksSince } from './links';

const ofTheDay = ['newUsers', 'activeUsers', 'orders'] as const;
const ofRightNow = ['waitingAudits', 'liveRooms', 'livePeopleRooms'] as const;

/** The numbers of the day, each against yesterday. */
export function Numbers({ of: summary }: { of: HomeSummary }) {
  const { formatMessage } = useIntl();
  const { number, signed } = useFormat();
  const links = linksSince(summary.dayStart);
  // Today has only begun: as the last point it would look like a fall.
  const wholeDays = summary.trend.slice(0, -1);
  const trendOf = (name: string) =>
    wholeDays[0] && name in wholeDays[0] ? wholeDays.map((day) => Number(day[name as keyof TrendDay])) : undefined;

  const card = (name: keyof HomeSummary['numbers']) => {
    const { today, yesterday } = summary.numbers[name];
    return (
      <Figure
        key={name}
        title={formatMessage({ id: `home.${name}` })}
        value={number(today)}
        against={formatMessage(
          { id: 'home.against' },
          { difference: signed(today - yesterday), yesterday: number(yesterday) },
        )}
        trend={trendOf(name)}
        to={links[name]}
      />
    );
  };

  return (
    <>
      <div className="fish-numbers">
        {ofTheDay.map(card)}
        <RechargeCard of={summary} trend={trendOf('recharge')} to={links.recharge} />
      </div>
      <div className="fish-numbers">{ofRightNow.map(card)}</div>
    </>
  );
}

interface RechargeCardProps {
  of: HomeSummary;
  trend: number[] | undefined;
  to: string;
}

/** Money has no sum over currencies: that of most purchases is large, the others stand below it. */
function RechargeCard({ of: { recharge, currency }, trend, to }: RechargeCardProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { today, yesterday } = recharge.find((sums) => sums.currency === currency) ?? { today: 0, yesterday: 0 };
  const others = recharge.filter((sums) => sums.currency !== currency && sums.today > 0);
  return (
    <Figure
      title={formatMessage({ id: 'home.recharge' })}
      value={money(today, currency)}
      against={[
        formatMessage({ id: 'home.against.money' }, { yesterday: money(yesterday, currency) }),
        ...others.map((sums) => money(sums.today, sums.currency)),
      ].join(' · ')}
      trend={trend}
      to={to}
    />
  );
}
