import { ProLayout } from '@ant-design/pro-layout';
import { type ProColumns, ProTable } from '@ant-design/pro-table';

type Row = Record<string, string>;

const columns: ProColumns<Row>[] = ['number', 'name', 'phone', 'status', 'points', 'stones', 'registered'].map(
  (name) => ({ title: name, dataIndex: name }),
);
const menu = { path: '/', children: [{ path: '/list', name: 'List' }] };

async function request() {
  const answer = await fetch('/rows');
  return { data: (await answer.json()) as Row[], success: true };
}

export default function List() {
  return (
    <ProLayout title="Reference" route={menu} location={{ pathname: '/list' }}>
      <ProTable<Row> rowKey="number" columns={columns} request={request} search={false} pagination={{ pageSize: 20 }} />
    </ProLayout>
  );
}
