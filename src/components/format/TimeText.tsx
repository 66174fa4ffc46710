import { Hint } from '@/components/Hint';
import { MISSING, useFormat } from '.';

export function TimeText({ value }: { value: string | null | undefined }) {
  const format = useFormat();
  if (!value || Number.isNaN(Date.parse(value))) return MISSING;
  return (
    <Hint as="time" dateTime={value} text={format.full(value)} className="fish-nowrap">
      {format.ago(value)}
    </Hint>
  );
}
