import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function OrderDetail() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'order.title' })} />;
}
