import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { CSV_BOM, csvLine } from '@/components/export/csv';
import { saveFile } from '@/components/export/saveFile';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import type { Job } from './store';

interface ResultFileProps<Row extends { id: string }> {
  job: Job;
  list: List<Row>;
}

export function ResultFile<Row extends { id: string }>({
  job: { run, text, reason: given, admin },
  list,
}: ResultFileProps<Row>) {
  const t = useTranslations();
  const say = useTranslations('bulk');

  const save = () => {
    const head = [say('reason'), say('at'), say('admin')];
    const lines = [
      csvLine([...list.naming.map(({ title }) => title), say('outcome'), say('failure'), ...head]),
      ...run.entries.map(({ item, outcome, reason, at }) => {
        const names = list.naming.map(({ value }) => value(item as Row));
        return csvLine([...names, say(`outcome.${outcome}`), reason ?? null, given || null, at ?? null, admin || null]);
      }),
    ];
    const name = t(text, { count: run.entries.length });
    saveFile(new Blob([CSV_BOM, ...lines], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };

  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
      {say('file')}
    </Button>
  );
}
