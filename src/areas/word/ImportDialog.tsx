import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Radio, Upload } from 'antd';
import { IMPORT_ROWS_MAX } from '@contract/word/enums';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import type { RequestFailure } from '@/request';
import { ImportReport } from './ImportReport';
import { TemplateButton } from './TemplateButton';
import { useImport } from './useImport';

interface ImportDialogProps {
  onDone: () => void;
  onClose: () => void;
}

export const ImportDialog = withDialogBoundary(function ImportDialog({ onDone, onClose }: ImportDialogProps) {
  const t = useTranslations();
  const { file, problem, choose, rows, counts, applying, notApplied, ...importing } = useImport(() => {
    onDone();
    onClose();
  });
  const changes = counts.create + counts.update;
  return (
    <Modal
      open
      title={t('word.import')}
      width={880}
      maskClosable={false}
      okText={t(rows ? 'word.import.apply' : 'word.import', { count: changes })}
      okButtonProps={{ disabled: !rows || counts.wrong > 0 || changes === 0 }}
      confirmLoading={applying}
      cancelButtonProps={{ disabled: applying }}
      closable={!applying}
      keyboard={!applying}
      onOk={importing.apply}
      onCancel={onClose}
    >
      <div className="word-import">
        {!file && <FileField onChoose={choose} />}
        {problem === 'noReader' ? (
          <Failed message={t('chunk.script')} onRetry={importing.readAgain} />
        ) : (
          problem && <Alert type="error" showIcon message={t(`word.import.${problem}`, { count: IMPORT_ROWS_MAX })} />
        )}
        {file && (
          <>
            <div className="word-import-head">
              <span className="fish-clip">
                <strong>
                  <bdi>{file.name}</bdi>
                </strong>{' '}
                · {t('word.import.rows', { count: file.rows.length })}
              </span>
              <ChooseAnother disabled={applying} onChoose={choose} />
            </div>
            <Radio.Group
              aria-label={t('word.import.existing')}
              disabled={applying}
              value={importing.updates}
              onChange={({ target }) => importing.setUpdates(target.value)}
              options={[
                { value: false, label: t('word.import.keep') },
                { value: true, label: t('word.import.update') },
              ]}
            />
            {notApplied && <NotApplied failure={notApplied} />}
            {importing.previewFailure && (
              <Failed message={importing.previewFailure.message} onRetry={importing.previewAgain} />
            )}
            {!importing.previewFailure && !rows && <Skeleton active paragraph={{ rows: 5 }} />}
          </>
        )}
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
