import { Input, Typography } from 'antd';
import { useId } from 'react';
import { useTranslations } from '@/locales/useTranslations';
import { Ends } from './Ends';
import type { FilterInput } from './input';

interface AmountsProps extends Pick<FilterInput, 'draft' | 'wrong' | 'set'> {
  name: string;
}

/** Text inputs: a number input would turn the amount into a float. Amounts are compared whatever their currency. */
export function Amounts({ name, draft, wrong, set }: AmountsProps) {
  const t = useTranslations();
  const hint = useId();
  return (
    <>
      <Ends name={name} wrong={wrong} problem={t('list.amount.wrong')}>
        {(end) => (
          <Input
            id={end}
            inputMode="decimal"
            aria-describedby={hint}
            autoComplete="off"
            value={draft[end]}
            onChange={({ target }) => set(end)(target.value.trim() || undefined)}
          />
        )}
      </Ends>
      <Typography.Paragraph id={hint} type="secondary" className="fish-small">
        {t('list.amount.hint')}
      </Typography.Paragraph>
    </>
  );
}
