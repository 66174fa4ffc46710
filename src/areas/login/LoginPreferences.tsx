import { useIntl } from '@umijs/max';
import { PlainButton } from '@/components/PlainButton';
import { preferences, useTheme } from '@/components/ThemeProvider';
import { chooseLanguage } from '@/locales/languages';
import { useTranslations } from '@/locales/useTranslations';

const languages = [
  { locale: 'en-US', name: 'EN', label: 'EN, English' },
  { locale: 'zh-CN', name: '中文', label: '中文' },
] as const;

export function LoginPreferences() {
  return (
    <footer className="login-preferences">
      <Languages />
      <Theme />
    </footer>
  );
}

function Languages() {
  const { locale } = useIntl();
  return (
    <div className="login-languages">
      {languages.map((language) => (
        <PlainButton
          key={language.locale}
          look="text"
          size="small"
          lang={language.locale}
          aria-label={language.label}
          aria-pressed={locale === language.locale}
          onClick={() => chooseLanguage(language.locale)}
        >
          {language.name}
        </PlainButton>
      ))}
    </div>
  );
}

function Theme() {
  const t = useTranslations();
  const { preference, setPreference } = useTheme();
  const next = preferences[(preferences.indexOf(preference) + 1) % preferences.length] ?? 'system';
  const name = t(`theme.${preference}`);
  return (
    <PlainButton
      look="text"
      size="small"
      aria-label={t('text.named', { name: t('account.theme'), value: name })}
      onClick={() => setPreference(next)}
    >
      <HalfMoon />
      {name}
    </PlainButton>
  );
}

function HalfMoon() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="6" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d="M7 1a6 6 0 0 0 0 12z" fill="currentColor" />
    </svg>
  );
}
