import { NumberInput } from '@/components/form/NumberInput';
import { useTranslations } from '@/locales/useTranslations';
import { Ends } from './Ends';
import type { FieldOf, FilterInput } from './input';

interface NumbersProps extends Pick<FilterInput, 'draft' | 'wrong' | 'set'> {
  field: FieldOf<'numbers'>;
}

export function Numbers({ field: { name, min, max }, draft, wrong, set }: NumbersProps) {
  const t = useTranslations();
  return (
    <Ends name={name} wrong={wrong} problem={t('list.number.wrong', { min, max })}>
      {(end) => (
        <NumberInput
          id={end}
          min={min}
          max={max}
          precision={0}
          value={draft[end] ?? null}
          onChange={(value) => set(end)(value === null ? undefined : String(value))}
        />
      )}
    </Ends>
  );
}
