import { Button } from 'antd';
import type { HomeSummary } from '@contract/home';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Popover } from '@/components/boundary';
import { useMoney } from '@/components/money/useMoney';
import { useTranslations } from '@/locales/useTranslations';
import { Difference } from './Difference';
import { Figure } from './Figure';

interface RechargeFigureProps {
  of: Pick<HomeSummary, 'recharge' | 'currency'>;
  trend: number[] | undefined;
  /** The purchases in a currency. */
  to: (currency: string) => string;
}

/** Currencies can't be added: the one with most purchases is shown, the others when they are asked for. */
export function RechargeFigure({ of: { recharge, currency }, trend, to }: RechargeFigureProps) {
  const t = useTranslations();
  const money = useMoney();
  const own = recharge.find((sums) => sums.currency === currency) ?? { today: 0, yesterday: 0 };
  const others = recharge.filter((sums) => sums.currency !== currency);
  const extra = others.length > 0 && (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('home.recharge')}
      content={<Others of={others} to={to} />}
    >
      <Button type="text" size="small">
        {t('home.currencies', { count: others.length })}
      </Button>
    </Popover>
  );
  return (
    <Figure title={t('home.recharge')} value={money(own.today, currency)} trend={trend} to={to(currency)} extra={extra}>
      <Difference {...own} amount written={(value) => money(value, currency)} />
    </Figure>
  );
}

function Others({ of: others, to }: { of: HomeSummary['recharge'] } & Pick<RechargeFigureProps, 'to'>) {
  const money = useMoney();
  return (
    <ul className="fish-plain home-currencies">
      {others.map(({ currency, today, yesterday }) => (
        <li key={currency}>
          <strong>
            <ScreenLink plain to={to(currency)}>
              {money(today, currency)}
            </ScreenLink>
          </strong>{' '}
          <Difference today={today} yesterday={yesterday} amount written={(value) => money(value, currency)} />
        </li>
      ))}
    </ul>
  );
}
