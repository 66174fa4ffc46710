import type { HomeSummary, TrendDay } from '@contract/home';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { asPart } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';
import { Figure } from './Figure';
import { linksSince } from './links';

const ofTheDay = ['newUsers', 'activeUsers', 'orders'] as const;
const ofRightNow = ['waitingAudits', 'liveRooms', 'livePeopleRooms'] as const;

export const Numbers = asPart(function Numbers({ of: summary }: { of: HomeSummary }) {
  const t = useTranslations();
  const { number, signed } = useFormat();
  const links = linksSince(summary.dayStart);
  // Today is not over: its low number would look like a fall.
  const wholeDays = summary.trend.slice(0, -1);
  const trendOf = (name: string) =>
    wholeDays[0] && name in wholeDays[0] ? wholeDays.map((day) => day[name as keyof TrendDay] as number) : undefined;

  const card = (name: keyof HomeSummary['numbers']) => {
    const { today, yesterday } = summary.numbers[name];
    return (
      <Figure
        key={name}
        title={t(`home.${name}`)}
        value={number(today)}
        against={t('home.against', { difference: signed(today - yesterday), yesterday: number(yesterday) })}
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
});

interface RechargeCardProps {
  of: HomeSummary;
  trend: number[] | undefined;
  to: string;
}

/** Currencies can't be added: the one with most purchases is large, the others stand below it. */
function RechargeCard({ of: { recharge, currency }, trend, to }: RechargeCardProps) {
  const t = useTranslations();
  const money = useMoney();
  const { today, yesterday } = recharge.find((sums) => sums.currency === currency) ?? { today: 0, yesterday: 0 };
  const others = recharge.filter((sums) => sums.currency !== currency && sums.today > 0);
  return (
    <Figure
      title={t('home.recharge')}
      value={money(today, currency)}
      against={[
        t('home.against.money', { yesterday: money(yesterday, currency) }),
        ...others.map((sums) => money(sums.today, sums.currency)),
      ].join(' · ')}
      trend={trend}
      to={to}
    />
  );
}
