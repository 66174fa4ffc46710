import { history, useIntl, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { Empty } from '@/components/Empty';
import { PageHeader } from '@/components/page/PageHeader';

/** Any path that no screen has (spec §2). */
export default function NotFound() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'notFound.title' })} />
      <Empty
        drawing="lost"
        title={formatMessage({ id: 'notFound.text' }, { path: pathname })}
        action={
          <Button type="primary" onClick={() => history.push('/')}>
            {formatMessage({ id: 'notFound.home' })}
          </Button>
        }
      />
    </>
  );
}
