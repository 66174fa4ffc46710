import type { HomeSummary, TrendDay } from '@contract/home';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { Difference } from './Difference';
import { Figure } from './Figure';
import { linksSince } from './links';
import { RechargeFigure } from './RechargeFigure';

const ofTheDay = ['newUsers', 'activeUsers', 'orders'] as const;
const ofRightNow = ['liveRooms', 'livePeopleRooms'] as const;

/** The day in numbers, and what is live now. */
export const Numbers = withBoundary(function Numbers({ of: summary }: { of: HomeSummary }) {
  const t = useTranslations();
  const { number } = useFormat();
  const links = linksSince(summary.dayStart);
  // Today is not over: its low number would look like a fall.
  const wholeDays = summary.trend.slice(0, -1);
  const trendOf = (name: string) =>
    wholeDays[0] && name in wholeDays[0] ? wholeDays.map((day) => day[name as keyof TrendDay] as number) : undefined;

  const figure = (name: (typeof ofTheDay)[number] | (typeof ofRightNow)[number]) => (
    <Figure
      key={name}
      title={t(`home.${name}`)}
      value={number(summary.numbers[name].today)}
      trend={trendOf(name)}
      to={links[name]}
    >
      <Difference {...summary.numbers[name]} written={number} />
    </Figure>
  );

  return (
    <ul aria-label={t('home.today')} className="home-figures fish-plain">
      {ofTheDay.map(figure)}
      <RechargeFigure of={summary} trend={trendOf('recharge')} to={links.recharge} />
      {ofRightNow.map(figure)}
    </ul>
  );
});
