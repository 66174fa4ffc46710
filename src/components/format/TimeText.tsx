import { Tooltip } from 'antd';
import { useFormat } from '.';

/** `4 min ago` with the whole time on hover; a dash when it never happened. */
export function TimeText({ value }: { value: string | null }) {
  const format = useFormat();
  if (!value) return '–';
  return (
    <Tooltip title={format.full(value)}>
      <time dateTime={value}>{format.ago(value)}</time>
    </Tooltip>
  );
}
