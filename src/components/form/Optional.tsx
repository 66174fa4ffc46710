import { useTranslations } from '@/locales/useTranslations';

/** The label of a field that may stay empty: all others of a form have to be filled in. */
export function Optional({ children }: { children: string }) {
  const t = useTranslations();
  return (
    <span className="fish-optional" data-mark={t('form.optional')}>
      {children}
    </span>
  );
}
