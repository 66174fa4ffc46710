import { Tooltip } from 'antd';
import { MISSING, useFormat } from '.';

export function TimeText({ value }: { value: string | null | undefined }) {
  const format = useFormat();
  if (!value || Number.isNaN(Date.parse(value))) return MISSING;
  return (
    <Tooltip title={format.full(value)}>
      <time dateTime={value}>{format.ago(value)}</time>
    </Tooltip>
  );
}
