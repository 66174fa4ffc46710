import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function WishList() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'wish.title' })} />;
}
