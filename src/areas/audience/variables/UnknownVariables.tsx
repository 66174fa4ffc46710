import { Alert } from 'antd';
import { variablesIn } from '@contract/variables';
import { useTranslations } from '@/locales/useTranslations';

export function UnknownVariables({ in: text }: { in: string }) {
  const t = useTranslations();
  const unknown = [...new Set(variablesIn(text).flatMap(({ known, source }) => (known ? [] : [source])))];
  if (unknown.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="fish-form-note"
      message={t('variable.unknown', { count: unknown.length, what: unknown.join(t('text.comma')) })}
    />
  );
}
