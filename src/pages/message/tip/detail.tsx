import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function TipDetail() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'tip.title' })} />;
}
