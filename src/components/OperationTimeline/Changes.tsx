import { Typography } from 'antd';
import { useIsMessage, useTranslations } from '@/locales/useTranslations';
import type { TargetType } from './useShown';
import { Value } from './Value';

type Snapshot = Record<string, unknown> | null;

interface ChangesProps {
  of: TargetType;
  before: Snapshot;
  after: Snapshot;
}

/** Each changed field, before → after; a field that was empty shows only the new value. */
export function Changes({ of, before, after }: ChangesProps) {
  const t = useTranslations();
  const isMessage = useIsMessage();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];

  return names.map((name) => {
    const id = `field.${name}`;
    const was = before?.[name];
    const is = after?.[name];
    // Only the order differs, and there is no short way to say that.
    const sameSet = Array.isArray(was) && Array.isArray(is) && was.length === is.length;
    const had = was !== undefined && was !== null && was !== '' && !sameSet;
    return (
      <div key={name}>
        <Typography.Text type="secondary">{isMessage(id) ? t(id) : name}: </Typography.Text>
        {had && <Value of={of} field={name} value={was} gone />}
        {had && after && ' → '}
        {(after || !had) && <Value of={of} field={name} value={is} />}
      </div>
    );
  });
}
