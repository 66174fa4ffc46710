import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import type { TargetType } from './useShown';
import { Value } from './Value';

type Snapshot = Record<string, unknown> | null;

interface ChangesProps {
  of: TargetType;
  before: Snapshot;
  after: Snapshot;
}

/** Each changed field, before → after; one that was empty before shows only what it is now. */
export function Changes({ of, before, after }: ChangesProps) {
  const { formatMessage, messages } = useIntl();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];

  return names.map((name) => {
    const id = `field.${name}`;
    const was = before?.[name];
    const is = after?.[name];
    // A new order of the same records has no shorter name than that.
    const sameSet = Array.isArray(was) && Array.isArray(is) && was.length === is.length;
    const had = was !== undefined && was !== null && was !== '' && !sameSet;
    return (
      <div key={name}>
        <Typography.Text type="secondary">{id in messages ? formatMessage({ id }) : name}: </Typography.Text>
        {had && <Value of={of} field={name} value={was} gone />}
        {had && after && ' → '}
        {(after || !had) && <Value of={of} field={name} value={is} />}
      </div>
    );
  });
}
