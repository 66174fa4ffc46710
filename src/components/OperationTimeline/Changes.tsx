import { useIntl } from '@umijs/max';
import { Typography } from 'antd';

type Snapshot = Record<string, unknown> | null;

/** Each changed field, before → after. */
export function Changes({ before, after }: { before: Snapshot; after: Snapshot }) {
  const { formatMessage, messages } = useIntl();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const shown = (value: unknown) =>
    value === undefined || value === null || value === '' ? formatMessage({ id: 'operation.empty' }) : String(value);

  return names.map((name) => {
    const id = `field.${name}`;
    return (
      <div key={name}>
        <Typography.Text type="secondary">{id in messages ? formatMessage({ id }) : name}: </Typography.Text>
        {before && name in before && (
          <>
            <del>{shown(before[name])}</del> →{' '}
          </>
        )}
        {shown(after?.[name])}
      </div>
    );
  });
}
