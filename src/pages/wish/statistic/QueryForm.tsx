import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function QueryFormPage() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'statistic.title' })} />;
}
