import { useTranslations } from '@/locales/useTranslations';

/** The first stop of the Tab key: past the menu to the page. */
export function SkipLink() {
  const t = useTranslations();
  const skip = () => {
    const main = document.querySelector('main');
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main?.querySelector<HTMLElement>('a, button');
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <button type="button" className="fish-skip" onClick={skip}>
      {t('layout.skip')}
    </button>
  );
}
