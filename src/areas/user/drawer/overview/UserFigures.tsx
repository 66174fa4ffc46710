import type { UserFigures as Figures, UserDetail } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { LATELY_DAYS } from '@contract/user/enums';
import { withBoundary } from '@/components/boundary';
import { FailedLine } from '@/components/Failed/FailedLine';
import { sumOf, useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { KeyFigure, KeyFigures } from '@/components/page/KeyFigures';
import { useRecord } from '@/components/page/useRecord';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { TabLink } from '../TabLink';

/** What they paid, have and spent, and what stands against them. Balances stand there without asking. */
export const UserFigures = withBoundary(function UserFigures({ user }: { user: UserDetail }) {
  const t = useTranslations();
  const has = useHas(userCalls.figures);
  const { record: figures, failure, refresh } = useRecord(userCalls.figures, has ? user.id : undefined);
  const isAsked = has && !failure;
  return (
    <div>
      <KeyFigures label={t('record.keyFigures')} busy={isAsked && !figures}>
        {isAsked && <Paid paid={figures && (figures.paid ?? [])} />}
        <Balance of="stones" user={user} figures={figures} />
        <Balance of="points" user={user} figures={figures} />
        {isAsked && <Against user={user} figures={figures} />}
      </KeyFigures>
      {failure && <FailedLine message={failure.message} onRetry={refresh} />}
    </div>
  );
});

function Paid({ paid }: { paid: Figures['paid'] | undefined }) {
  const t = useTranslations('user.figures');
  const money = useMoney();
  const lately = useLately();
  const recent = paid?.filter((sums) => sums.lately > 0).map((sums) => money(sums.lately, sums.currency));
  const value = paid?.map((sums) => money(sums.amount, sums.currency)).join(' · ');
  return (
    <li>
      <TabLink tab="orders" className="fish-key-figure">
        <KeyFigure
          label={t('paid')}
          value={value === '' ? 0 : value}
          notes={value ? [lately(recent?.join(' · '))] : []}
        />
      </TabLink>
    </li>
  );
}

interface BalanceProps {
  of: 'stones' | 'points';
  user: UserDetail;
  figures: Figures | undefined;
}

function Balance({ of, user, figures }: BalanceProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const lately = useLately();
  const spent = figures?.spent?.find(({ currency }) => currency === of);
  const notes = spent && [
    t('user.figures.spent', { amount: number(spent.amount) }),
    lately(spent.lately ? number(spent.lately) : undefined),
  ];
  return (
    <li>
      <TabLink tab="ledger" className="fish-key-figure">
        <KeyFigure label={t(`user.${of}`)} value={number(user[of])} notes={notes} />
      </TabLink>
    </li>
  );
}

function useLately() {
  const t = useTranslations('user.figures');
  return (amount: string | undefined) =>
    amount ? t('lately', { amount, days: LATELY_DAYS }) : t('lately.nothing', { days: LATELY_DAYS });
}

function Against({ user: { sanctionCount }, figures }: Omit<BalanceProps, 'of'>) {
  const t = useTranslations('user.figures');
  const { number } = useFormat();
  const { reports, rejections } = figures ?? {};
  const violations = sumOf([sanctionCount, rejections]);
  return (
    <>
      <li>
        <TabLink tab="rooms" className="fish-key-figure">
          <KeyFigure
            label={t('reports')}
            value={figures && number(reports?.open)}
            notes={reports?.all ? [t('reports.all', { count: reports.all })] : []}
            attention={Boolean(reports?.open)}
          />
        </TabLink>
      </li>
      <li>
        <TabLink tab="sanctions" className="fish-key-figure">
          <KeyFigure
            label={t('violations')}
            value={figures && number(violations)}
            notes={violations ? [t('violations.of', { sanctions: sanctionCount, rejections })] : []}
            attention={Boolean(violations)}
          />
        </TabLink>
      </li>
    </>
  );
}
