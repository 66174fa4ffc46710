import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function StoneList() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'stone.title' })} />;
}
