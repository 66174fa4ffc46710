import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function TipList() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'tip.title' })} />;
}
