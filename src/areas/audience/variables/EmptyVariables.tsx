import { Alert } from 'antd';
import type { AudienceEstimate } from '@contract/audience';
import { useTranslations } from '@/locales/useTranslations';

export function EmptyVariables({ of }: { of: AudienceEstimate['empty'] }) {
  const t = useTranslations();
  if (of.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="fish-form-note"
      message={of.map(({ variable, recipients }) => (
        <div key={variable}>
          {t('variable.empty', { count: recipients, name: t(`variable.${variable}`), variable })}
        </div>
      ))}
    />
  );
}
