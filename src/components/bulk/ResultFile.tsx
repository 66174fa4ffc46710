import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { CSV_BOM, csvLine } from '@/components/export/csv';
import { saveFile } from '@/components/export/saveFile';
import type { List } from '@/components/list/useList';
import type { Job } from './store';

interface ResultFileProps<Row extends { id: string }> {
  job: Job;
  list: List<Row>;
}

/** Saves what came of every row as a CSV file: the record, the outcome, the reason. */
export function ResultFile<Row extends { id: string }>({ job: { run, text }, list }: ResultFileProps<Row>) {
  const { formatMessage } = useIntl();
  const say = (id: string) => formatMessage({ id: `bulk.${id}` });

  const save = () => {
    const lines = [
      csvLine([...list.naming.map(({ title }) => title), say('outcome'), say('reason')]),
      ...run.entries.map(({ item, outcome, reason }) =>
        csvLine([...list.naming.map(({ value }) => value(item as Row)), say(`outcome.${outcome}`), reason ?? null]),
      ),
    ];
    const name = formatMessage({ id: text }, { count: run.entries.length });
    saveFile(new Blob([CSV_BOM, ...lines], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };

  return (
    <Button icon={<DownloadOutlined />} onClick={save}>
      {say('file')}
    </Button>
  );
}
