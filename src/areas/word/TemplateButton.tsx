import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { valuesOf } from '@contract/enum';
import { type WordColumn, wordAction, wordColumn, wordStatus } from '@contract/word/enums';
import { saveTable } from '@/components/export/saveTable';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export function TemplateButton() {
  const t = useTranslations();
  const label = useLabels();
  const title = t('word.import.template');
  const values: Partial<Record<WordColumn, string>> = {
    word: t('word.import.example'),
    action: label(wordAction, 'audit'),
    status: label(wordStatus, 'on'),
  };
  const columns = valuesOf(wordColumn).map((key) => ({
    key,
    title: label(wordColumn, key),
    value: (row: typeof values) => row[key] ?? null,
  }));
  return (
    <Button
      type="link"
      className="fish-inline"
      icon={<DownloadOutlined aria-hidden />}
      onClick={() => saveTable('csv', { title, name: title, columns, rows: [values] })}
    >
      {title}
    </Button>
  );
}
