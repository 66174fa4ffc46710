import type { TableProps } from 'antd';
import type { RoomReport } from '@contract/people';
import { peopleCalls } from '@contract/people/calls';
import { reportKind } from '@contract/room/enums';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { PersonCell } from '@/components/PersonCell';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'roomReports',
  prefix: 'reports',
  fields: [],
  sorts: ['at'],
} as const satisfies ListSpec;

export function ReportList({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(peopleCalls.reports, spec, { id });
  const text = useTranslations('people.reports');

  const columns: TableProps<RoomReport>['columns'] = [
    { key: 'user', title: text('user'), render: (_, { user }) => <PersonCell of={user} /> },
    {
      key: 'what',
      title: text('what'),
      render: (_, report) => (
        <>
          <EnumText of={reportKind} value={report.kind} />
          {report.text && <bdi className="fish-text fish-said fish-small">{report.text}</bdi>}
        </>
      ),
    },
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
  ];
  return <PagedTable label={t('room.tab.reports')} list={list} columns={columns} empty={text('none')} />;
}
