import { Hint } from '@/components/Hint';
import { MISSING, useFormat } from '.';
import { useMinute } from './useMinute';

export function TimeText({ value }: { value: string | null | undefined }) {
  const format = useFormat();
  if (!value || Number.isNaN(Date.parse(value))) return MISSING;
  return (
    <Hint as="time" dateTime={value} text={format.full(value)} className="fish-nowrap">
      <Ago value={value} />
    </Hint>
  );
}

/** By itself, because it is drawn again every minute: what is around it, such as a row, is not. */
function Ago({ value }: { value: string }) {
  useMinute();
  return useFormat().ago(value);
}
