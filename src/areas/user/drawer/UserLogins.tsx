import type { TableProps } from 'antd';
import type { UserLogin } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { Card, withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'userLogins',
  prefix: 'logins',
  fields: [],
  sorts: ['at'],
  defaultSize: 10,
} as const satisfies ListSpec;

export const UserLogins = withBoundary(function UserLogins({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(userCalls.logins, spec, { id });
  const text = useTranslations('user.login');

  const columns: TableProps<UserLogin>['columns'] = [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    { key: 'model', title: text('model'), dataIndex: 'model' },
    { key: 'ip', title: text('ip'), dataIndex: 'ip' },
    { key: 'place', title: text('place'), dataIndex: 'place' },
  ];

  return (
    <Card size="small" title={t('user.logins')}>
      <PagedTable label={t('user.logins')} list={list} columns={columns} empty={text('none')} />
    </Card>
  );
});
