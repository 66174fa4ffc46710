import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { type RecordType, useShown } from './useShown';

type Snapshot = Record<string, unknown> | null;

interface ChangesProps {
  of: RecordType;
  before: Snapshot;
  after: Snapshot;
}

/** Each changed field, before → after. */
export function Changes({ of, before, after }: ChangesProps) {
  const { formatMessage, messages } = useIntl();
  const shown = useShown(of);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];

  return names.map((name) => {
    const id = `field.${name}`;
    return (
      <div key={name}>
        <Typography.Text type="secondary">{id in messages ? formatMessage({ id }) : name}: </Typography.Text>
        {before && name in before && (
          <>
            <del>{shown(name, before[name])}</del> →{' '}
          </>
        )}
        {shown(name, after?.[name])}
      </div>
    );
  });
}
