import { pathTo } from '@config/pathTo';
import type { LedgerEntry } from '@contract/user';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Card, withBoundary } from '@/components/boundary';
import { WideTable } from '@/components/list/WideTable';
import { useTranslations } from '@/locales/useTranslations';
import { useLedgerColumns } from './useLedgerColumns';

interface LedgerCardProps {
  of: { ledger: LedgerEntry[]; user: { id: string } };
}

export const LedgerCard = withBoundary(function LedgerCard({ of: { ledger, user } }: LedgerCardProps) {
  const t = useTranslations();
  const columns = useLedgerColumns();
  return (
    <Card
      size="small"
      title={t('order.ledger')}
      extra={
        <ScreenLink to={pathTo('/user/appUser', { id: user.id, tab: 'ledger' })} className="fish-small">
          {t('order.ledger.all')}
        </ScreenLink>
      }
    >
      <WideTable
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={ledger}
        pagination={false}
        locale={{ emptyText: t('order.ledger.none') }}
      />
    </Card>
  );
});
