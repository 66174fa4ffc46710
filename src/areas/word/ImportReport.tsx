import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { valuesOf } from '@contract/enum';
import type { ReportRow } from '@contract/word';
import { type RowOutcome, rowOutcome, wordColumn } from '@contract/word/enums';
import { saveTable } from '@/components/export/saveTable';
import { useFormat } from '@/components/format';
import { WideTable } from '@/components/list/WideTable';
import { PlainTag } from '@/components/PlainTag';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag, useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

type Shown = RowOutcome | 'overlap' | 'all';

const fits = (shown: Shown) => (row: ReportRow) => {
  if (shown === 'overlap') return row.overlapCount > 0;
  return shown === 'all' || row.outcome === shown;
};

export function ImportReport({ rows }: { rows: readonly ReportRow[] }) {
  const t = useTranslations();
  const wrong = rows.filter(fits('wrong'));
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? (wrong.length > 0 ? 'wrong' : 'all');
  return (
    <>
      {wrong.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={t('word.import.wrong', { count: wrong.length })}
          action={<SaveErrors rows={wrong} />}
        />
      )}
      <Outcomes rows={rows} shown={shown} onShow={setChosen} />
      <WideTable
        size="small"
        rowKey="row"
        columns={useColumns()}
        dataSource={rows.filter(fits(shown))}
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        scroll={{ x: 640 }}
      />
    </>
  );
}

interface OutcomesProps {
  rows: readonly ReportRow[];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

function Outcomes({ rows, shown, onShow }: OutcomesProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  const kinds: [Shown, string][] = [
    ['all', t('word.import.all')],
    ...valuesOf(rowOutcome).map((key): [Shown, string] => [key, label(rowOutcome, key)]),
    ['overlap', t('word.import.overlaps')],
  ];
  return (
    <div className="word-import-outcomes">
      {kinds.map(([kind, name]) => {
        const count = rows.filter(fits(kind)).length;
        if (count === 0) return null;
        return (
          <Button
            key={kind}
            size="small"
            type={kind === shown ? 'primary' : 'default'}
            ghost={kind === shown}
            aria-pressed={kind === shown}
            onClick={() => onShow(kind)}
          >
            {name} {number(count)}
          </Button>
        );
      })}
    </div>
  );
}

function useColumns(): TableColumnsType<ReportRow> {
  const t = useTranslations();
  const label = useLabels();
  return [
    { key: 'row', title: t('word.import.row'), dataIndex: 'row', align: 'right', width: 64 },
    {
      key: 'word',
      title: label(wordColumn, 'word'),
      width: 200,
      ellipsis: true,
      render: (_, { word, id }) => (
        <RecordLink type="word" id={id}>
          <bdi className="word-word">{word}</bdi>
        </RecordLink>
      ),
    },
    {
      key: 'outcome',
      title: t('word.import.outcome'),
      width: 110,
      render: (_, { outcome }) => <StatusTag of={rowOutcome} value={outcome} />,
    },
    { key: 'notes', title: t('word.import.notes'), render: (_, row) => <Notes row={row} /> },
  ];
}

function Notes({ row: { errors, repeats, overlaps, overlapCount } }: { row: ReportRow }) {
  const t = useTranslations();
  const label = useLabels();
  const more = overlapCount - overlaps.length;
  return (
    <>
      {errors.map(({ column, message }) => (
        <div key={column}>{t('text.named', { name: label(wordColumn, column), value: message })}</div>
      ))}
      {repeats !== null && t('word.import.repeats', { row: repeats })}
      {overlaps.length > 0 && (
        <span className="word-tags">
          {overlaps.map(({ relation, word, id }) => (
            <PlainTag key={`${relation} ${word}`}>
              {t(`word.import.${relation}`, {
                word: (
                  <RecordLink key="word" type="word" id={id}>
                    <bdi>{word}</bdi>
                  </RecordLink>
                ),
              })}
            </PlainTag>
          ))}
          {more > 0 && t('word.import.more', { count: more })}
        </span>
      )}
    </>
  );
}

function SaveErrors({ rows }: { rows: readonly ReportRow[] }) {
  const t = useTranslations();
  const label = useLabels();
  const title = t('word.import.errors');
  const columns = [
    { key: 'row', title: t('word.import.row'), value: ({ row }: ReportRow) => row },
    { key: 'word', title: label(wordColumn, 'word'), value: ({ word }: ReportRow) => word },
    {
      key: 'errors',
      title: t('word.import.notes'),
      value: ({ errors }: ReportRow) =>
        errors
          .map(({ column, message }) => t('text.named', { name: label(wordColumn, column), value: message }))
          .join(t('text.semicolon')),
    },
  ];
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      onClick={() => saveTable('csv', { title, name: title, columns, rows })}
    >
      {t('word.import.saveErrors')}
    </Button>
  );
}
