import { Form, Input, Radio } from 'antd';
import { AUDIENCE_BY_DAYS, AUDIENCE_DAYS_MAX, AUDIENCE_TEXT_MAX, audienceKind } from '@contract/audience/enums';
import { WholeField } from '@/components/form/WholeField';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import './audience.css';
import { Estimate } from './Estimate';
import { NumberListReport } from './NumberListReport';
import { SavedAudiences } from './saved/SavedAudiences';
import type { AudienceState } from './useAudience';
import type { AudienceValues } from './values';

type Kind = NonNullable<AudienceValues['audience.kind']>;

interface AudienceFieldProps {
  of: AudienceState;
  kinds?: readonly Kind[];
}

/** Chooses the recipients and shows how many there are now. Its fields are `AudienceValues`. */
export function AudienceField({ of, kinds }: AudienceFieldProps) {
  const t = useTranslations();
  const options = useOptions(audienceKind).filter(({ value }) => !kinds || kinds.includes(value as Kind));
  const kind = Form.useWatch<Kind | undefined>('audience.kind');
  return (
    <>
      <Form.Item
        name="audience.kind"
        label={t('audience.to')}
        // The rules mark the field as required; antd would put aria-required on an element that can't have it.
        required={false}
        rules={[{ required: true, message: t('audience.to.rule') }]}
      >
        <Radio.Group className="audience-kinds">
          {options.map(({ value, label }) => (
            <Radio key={value} value={value} className="audience-kind">
              {label}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {kind && AUDIENCE_BY_DAYS.includes(kind) && (
        <WholeField name="audience.days" label={t('audience.days')} min={1} max={AUDIENCE_DAYS_MAX} />
      )}
      {kind === 'list' && <NumbersField of={of} />}
      <Estimate of={of} />
      <SavedAudiences isWhole={Boolean(of.estimate)} kinds={kinds} />
    </>
  );
}

function NumbersField({ of: { list } }: Pick<AudienceFieldProps, 'of'>) {
  const t = useTranslations();
  return (
    <>
      <Form.Item
        name="audience.numbers"
        label={t('audience.numbers')}
        extra={t('audience.numbers.hint')}
        rules={[{ required: true, whitespace: true, message: t('audience.numbers.rule') }]}
      >
        <Input.TextArea rows={4} maxLength={AUDIENCE_TEXT_MAX} className="audience-numbers" spellCheck={false} />
      </Form.Item>
      {list && <NumberListReport of={list} />}
    </>
  );
}
