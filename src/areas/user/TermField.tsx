import { Form, Radio } from 'antd';
import { SANCTION_DAYS_MAX } from '@contract/user/enums';
import { WholeField } from '@/components/form/WholeField';
import { useTranslations } from '@/locales/useTranslations';

const terms = ['1', '3', '7', '30', 'other', 'forGood'] as const;

export interface TermValues {
  term: (typeof terms)[number];
  days?: number | null;
}

/** Whole days; null means for good. An empty field means one day. */
export function daysOf({ term, days }: TermValues): number | null {
  if (term === 'forGood') return null;
  return term === 'other' ? (days ?? 1) : Number(term);
}

export function TermField() {
  const t = useTranslations();
  const term = Form.useWatch<TermValues['term']>('term', Form.useFormInstance());
  const labelOf = (choice: TermValues['term']) =>
    choice === 'other' || choice === 'forGood'
      ? t(`user.term.${choice}`)
      : t('user.term.days', { days: Number(choice) });

  return (
    <>
      <Form.Item name="term" label={t('user.term')}>
        <Radio.Group options={terms.map((value) => ({ value, label: labelOf(value) }))} />
      </Form.Item>
      {term === 'other' && (
        <WholeField name="days" label={t('user.term.count')} min={1} max={SANCTION_DAYS_MAX} autoFocus />
      )}
    </>
  );
}
