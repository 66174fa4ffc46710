import { Typography } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import { changesOf, type Snapshot } from './changedFields';
import { useFieldName } from './useFieldName';
import type { TargetType } from './useShown';
import { Value } from './Value';

interface ChangesProps {
  of: TargetType;
  before: Snapshot;
  after: Snapshot;
  /** Only so many fields, each with short values. */
  brief?: number;
  /** Fields that are said elsewhere. */
  without?: readonly string[];
}

/** Each changed field, before → after; a field that was empty shows only the new value. */
export function Changes({ of, before, after, brief, without }: ChangesProps) {
  const t = useTranslations();
  const nameOf = useFieldName();
  const value = { of, brief: brief !== undefined };
  return changesOf(before, after)
    .filter(({ field }) => !without?.includes(field))
    .slice(0, brief)
    .map(({ field, was, is, had, has }) => (
      <div key={field}>
        <Typography.Text type="secondary">{t('text.named', { name: nameOf(field), value: '' })}</Typography.Text>
        {had && <Value {...value} field={field} value={was} gone />}
        {had && has && ' → '}
        {has && <Value {...value} field={field} value={is} />}
      </div>
    ));
}
