import { useIntl } from '@umijs/max';
import { Form, InputNumber, Radio } from 'antd';
import { SANCTION_DAYS_MAX } from '@contract/user/enums';

const terms = ['1', '3', '7', '30', 'other', 'forGood'] as const;

export interface TermValues {
  /** Days, another number of them (`days`), or for good. */
  term: (typeof terms)[number];
  days?: number | null;
}

/** Whole days, or null for good; while the field is empty, one. */
export function daysOf({ term, days }: TermValues): number | null {
  if (term === 'forGood') return null;
  return term === 'other' ? (days ?? 1) : Number(term);
}

/** For how long someone is muted or banned. */
export function TermField() {
  const { formatMessage } = useIntl();
  const term = Form.useWatch<TermValues['term']>('term', Form.useFormInstance());
  const labelOf = (choice: string) =>
    /^\d/.test(choice)
      ? formatMessage({ id: 'user.term.days' }, { days: Number(choice) })
      : formatMessage({ id: `user.term.${choice}` });

  return (
    <>
      <Form.Item name="term" label={formatMessage({ id: 'user.term' })}>
        <Radio.Group options={terms.map((value) => ({ value, label: labelOf(value) }))} />
      </Form.Item>
      {term === 'other' && (
        <Form.Item
          name="days"
          label={formatMessage({ id: 'user.term.count' })}
          rules={[{ required: true, message: formatMessage({ id: 'user.term.rule' }, { max: SANCTION_DAYS_MAX }) }]}
        >
          <InputNumber autoFocus min={1} max={SANCTION_DAYS_MAX} precision={0} />
        </Form.Item>
      )}
    </>
  );
}
