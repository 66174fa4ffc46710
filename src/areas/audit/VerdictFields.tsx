import { Form, Input, Radio } from 'antd';
import { REJECT_TEXT_MAX, REJECT_TEXT_MIN, rejectReason } from '@contract/audit/enums';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import type { AuditVerdict } from './queueState';

export interface RejectValues {
  reasonCode: NonNullable<AuditVerdict['reasonCode']>;
  words?: string;
}

/** A reason of one's own is all that the user reads. */
const OTHER = { required: true, min: REJECT_TEXT_MIN, transform: (words?: string) => words?.trim() };

export function RejectFields() {
  const t = useTranslations();
  const options = useOptions(rejectReason);
  const code = Form.useWatch<RejectValues['reasonCode'] | undefined>('reasonCode');
  return (
    <>
      <Form.Item
        name="reasonCode"
        label={t('audit.because')}
        rules={[{ required: true, message: t('audit.because.required') }]}
      >
        <Radio.Group className="fish-choices" options={options} />
      </Form.Item>
      <Form.Item
        name="words"
        label={t('audit.words.label')}
        extra={t('audit.words.hint')}
        rules={[{ ...(code === 'other' && OTHER), whitespace: true, message: t('audit.words.required') }]}
      >
        <Input.TextArea rows={2} maxLength={REJECT_TEXT_MAX} showCount />
      </Form.Item>
    </>
  );
}

export const rejection = ({ reasonCode, words }: RejectValues) =>
  ({ decision: 'rejected', reasonCode, reason: words?.trim() || undefined }) as const;
