import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function TransactionList() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'transaction.title' })} />;
}
