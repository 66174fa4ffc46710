import { useIntl } from '@umijs/max';
import { Form, Input, Radio } from 'antd';
import { REJECT_TEXT_MAX, rejectReason } from '@contract/audit/enums';
import { useOptions } from '@/components/StatusTag';
import type { Verdict } from './bench';

export interface RejectValues {
  reasonCode: NonNullable<Verdict['reasonCode']>;
  words?: string;
}

/** Why something is rejected, in a dialog: a preset, and words for the user. */
export function RejectFields() {
  const { formatMessage } = useIntl();
  const options = useOptions(rejectReason);
  const code = Form.useWatch<RejectValues['reasonCode'] | undefined>('reasonCode');
  return (
    <>
      <Form.Item
        name="reasonCode"
        label={formatMessage({ id: 'audit.because' })}
        rules={[{ required: true, message: formatMessage({ id: 'audit.because.required' }) }]}
      >
        <Radio.Group className="fish-choices" options={options} />
      </Form.Item>
      <Form.Item
        name="words"
        label={formatMessage({ id: 'audit.words.label' })}
        extra={formatMessage({ id: 'audit.words.hint' })}
        rules={[
          { required: code === 'other', whitespace: true, message: formatMessage({ id: 'audit.words.required' }) },
        ]}
      >
        <Input.TextArea rows={2} maxLength={REJECT_TEXT_MAX} showCount />
      </Form.Item>
    </>
  );
}

export const rejection = ({ reasonCode, words }: RejectValues) =>
  ({ decision: 'rejected', reasonCode, reason: words?.trim() || undefined }) as const;
