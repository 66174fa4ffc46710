import { useIntl } from '@umijs/max';
import { PageHeader } from '@/components/page/PageHeader';

export default function GiftList() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage({ id: 'gift.title' })} />;
}
