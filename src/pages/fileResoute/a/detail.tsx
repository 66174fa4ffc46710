import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function StoneDetail() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'stone.title' })} />;
}
