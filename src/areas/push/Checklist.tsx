import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import type { Variable } from '@contract/variables';
import { withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import type { Check } from './checks';
import type { PushValues } from './values';

const signs = {
  ok: CheckCircleFilled,
  warning: WarningFilled,
  stop: CloseCircleFilled,
  waiting: LoadingOutlined,
} as const;

interface ChecklistProps {
  of: readonly Check[];
  onGo: (field: keyof PushValues) => void;
}

export const Checklist = withBoundary(function Checklist({ of, onGo }: ChecklistProps) {
  const t = useTranslations();
  const said = (values: Check['values']) =>
    values?.variable
      ? { ...values, name: t(`variable.${values.variable as Variable}`), example: `{${values.variable}|…}` }
      : values;
  return (
    <section aria-label={t('push.checks')}>
      <h2 className="push-checks-title">{t('push.checks')}</h2>
      <ul className="push-checks">
        {of.map(({ key, level, field, values }) => {
          const Sign = signs[level];
          return (
            <li key={[key, ...Object.values(values ?? {})].join(' ')} data-level={level}>
              <Sign aria-label={t(`push.level.${level}`)} />
              <span>{t(`push.check.${key}`, said(values))}</span>
              {(level === 'stop' || level === 'warning') && (
                <Button type="link" size="small" onClick={() => onGo(field)}>
                  {t('push.check.go')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});
