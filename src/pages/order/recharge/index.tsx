import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function RechargeList() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'recharge.title' })} />;
}
