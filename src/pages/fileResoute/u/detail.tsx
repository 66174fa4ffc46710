import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function ShelfDetail() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'shelf.title' })} />;
}
