import { InboxOutlined } from '@ant-design/icons';
import { useRequest } from 'ahooks';
import { Alert, Button, Radio, Upload } from 'antd';
import { useRef, useState } from 'react';
import type { ImportRow } from '@contract/word';
import { wordCalls } from '@contract/word/calls';
import { IMPORT_ROWS_MAX, type RowOutcome } from '@contract/word/enums';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { notice } from '@/components/notice';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { call, type RequestFailure } from '@/request';
import { type FileProblem, readWords } from './file';
import { ImportReport } from './ImportReport';
import { TemplateButton } from './TemplateButton';

interface Chosen {
  name: string;
  rows: ImportRow[];
}

export const ImportDialog = withDialogBoundary(function ImportDialog({
  onDone,
  onClose,
}: {
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTranslations();
  const [file, setFile] = useState<Chosen>();
  const [problem, setProblem] = useState<FileProblem>();
  const [update, setUpdate] = useState(false);
  const [notApplied, setNotApplied] = useState<RequestFailure>();
  const latest = useRef<File>(undefined);
  const report = useRequest(async () => file && bringIn(file.rows, update, true), {
    refreshDeps: [file, update],
    onError: () => undefined,
  });

  const choose = async (chosen: File) => {
    latest.current = chosen;
    const read = await readWords(chosen);
    // Another was chosen meanwhile, and read faster.
    if (latest.current !== chosen) return;
    setNotApplied(undefined);
    setProblem(typeof read === 'string' ? read : undefined);
    setFile(typeof read === 'string' ? undefined : { name: chosen.name, rows: read });
  };
  const applying = useRequest((rows: ImportRow[]) => bringIn(rows, update, false), {
    manual: true,
    onBefore: () => setNotApplied(undefined),
    onSuccess: (done) => {
      // The words may have changed since the preview: show the new one.
      if (!done.applied) return report.mutate(done);
      notice.success(t('word.import.done', countsOf(done.rows)));
      onDone();
      onClose();
    },
    onError: (error) => {
      const failure = error as RequestFailure;
      setNotApplied(failure);
      // The preview tells which of the words are there.
      if (failure.outcomeUnknown) report.refresh();
    },
  });
  const rows = file && !report.loading && !report.error ? report.data?.rows : undefined;
  const counts = countsOf(rows ?? []);
  const failure = report.error as RequestFailure | undefined;

  return (
    <Modal
      open
      title={t('word.import')}
      width={880}
      maskClosable={false}
      okText={t(rows ? 'word.import.apply' : 'word.import', { count: counts.create + counts.update })}
      okButtonProps={{ disabled: !rows || counts.wrong > 0 || counts.create + counts.update === 0 }}
      confirmLoading={applying.loading}
      cancelButtonProps={{ disabled: applying.loading }}
      closable={!applying.loading}
      keyboard={!applying.loading}
      onOk={() => file && applying.run(file.rows)}
      onCancel={onClose}
    >
      <div className="word-import">
        {!file && <FileField onChoose={choose} />}
        {problem && <Alert type="error" showIcon message={t(`word.import.${problem}`, { count: IMPORT_ROWS_MAX })} />}
        {file && (
          <div className="word-import-head">
            <span className="fish-clip">
              <strong>
                <bdi>{file.name}</bdi>
              </strong>{' '}
              · {t('word.import.rows', { count: file.rows.length })}
            </span>
            <ChooseAnother disabled={applying.loading} onChoose={choose} />
          </div>
        )}
        {file && (
          <Radio.Group
            aria-label={t('word.import.existing')}
            disabled={applying.loading}
            value={update}
            onChange={({ target }) => {
              setNotApplied(undefined);
              setUpdate(target.value);
            }}
            options={[
              { value: false, label: t('word.import.keep') },
              { value: true, label: t('word.import.update') },
            ]}
          />
        )}
        {notApplied && file && <NotApplied failure={notApplied} />}
        {failure && file && <Failed message={failure.message} onRetry={report.refresh} />}
        {file && !failure && !rows && <Skeleton active paragraph={{ rows: 5 }} />}
        {rows && <ImportReport rows={rows} />}
      </div>
    </Modal>
  );
});

/** Is tried again by the button that tried it. */
function NotApplied({ failure: { outcomeUnknown, message } }: { failure: RequestFailure }) {
  const t = useTranslations();
  return <Alert type="error" showIcon message={outcomeUnknown ? t('word.import.unknown') : message} />;
}

const bringIn = (rows: ImportRow[], update: boolean, dryRun: boolean) =>
  call(wordCalls.importRows, { rows, update, dryRun }, { notice: false });

function countsOf(rows: readonly { outcome: RowOutcome }[]): Record<RowOutcome, number> {
  const counts = { create: 0, update: 0, keep: 0, repeat: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

interface FileFieldProps {
  onChoose: (file: File) => Promise<void>;
}

const ACCEPTED = '.csv,.txt,text/csv,text/plain';

/** Reads the file in the browser: nothing is uploaded before the operator has seen the preview. */
const uploadProps = (onChoose: FileFieldProps['onChoose']) => ({
  accept: ACCEPTED,
  showUploadList: false,
  beforeUpload: (file: File) => {
    void onChoose(file);
    return false;
  },
});

function FileField({ onChoose }: FileFieldProps) {
  const t = useTranslations();
  return (
    <>
      <Upload.Dragger {...uploadProps(onChoose)}>
        <p className="word-import-icon">
          <InboxOutlined aria-hidden />
        </p>
        <p>{t('word.import.choose')}</p>
        <p className="fish-small">{t('word.import.columns')}</p>
      </Upload.Dragger>
      <TemplateButton />
    </>
  );
}

function ChooseAnother({ disabled, onChoose }: FileFieldProps & { disabled: boolean }) {
  const t = useTranslations();
  return (
    <Upload {...uploadProps(onChoose)} disabled={disabled}>
      <Button size="small" disabled={disabled}>
        {t('word.import.another')}
      </Button>
    </Upload>
  );
}
