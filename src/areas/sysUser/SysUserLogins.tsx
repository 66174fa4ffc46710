import type { TableProps } from 'antd';
import { pathTo } from '@config/pathTo';
import type { LoginRecord } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { loginOutcome } from '@contract/sysUser/enums';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Card, withBoundary } from '@/components/boundary';
import { MISSING } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { PlaceText } from '@/components/place/PlaceText';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'sysUserLogins',
  prefix: 'logins',
  fields: [],
  sorts: ['at'],
  defaultSize: 10,
} as const satisfies ListSpec;

export const SysUserLogins = withBoundary(function SysUserLogins({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(sysUserCalls.logins, spec, { id });
  const text = useTranslations('login');

  const columns: TableProps<LoginRecord>['columns'] = [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    {
      key: 'outcome',
      title: text('outcome'),
      render: (_, { outcome }) => <StatusTag of={loginOutcome} value={outcome} />,
    },
    {
      key: 'ip',
      title: text('ip'),
      render: (_, { ip, place }) => (
        <span className="fish-two-lines">
          {ip || MISSING}
          <small>
            <PlaceText value={place} />
          </small>
        </span>
      ),
    },
    {
      key: 'browser',
      title: text('browser'),
      render: (_, { browser, system }) => (
        <span className="fish-two-lines">
          {browser || MISSING}
          <small>{system}</small>
        </span>
      ),
    },
  ];

  return (
    <Card
      size="small"
      title={t('sysUser.logins')}
      extra={<ScreenLink to={pathTo('/log/list', { sysUserId: id })}>{text('all')}</ScreenLink>}
    >
      <PagedTable label={t('sysUser.logins')} list={list} columns={columns} empty={t('sysUser.logins.none')} />
    </Card>
  );
});
