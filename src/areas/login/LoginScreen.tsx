import { useIntl, useLocation } from '@umijs/max';
import { menuByPath } from '@config/menu';
import { version } from '@config/version';
import type { Locale } from '@contract/enum';
import { Wordmark } from '@/components/Brand';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useTranslations } from '@/locales/useTranslations';
import { destinationOf } from '@/session';
import { LoginForm } from './LoginForm';
import { LoginPreferences } from './LoginPreferences';
import { Pond } from './Pond';
import './login.css';

/** The sign-in page (spec §2). */
export default function Login() {
  const t = useTranslations();
  const { search } = useLocation();
  const title = t('login.title');
  const screen = useScreenName(destinationOf(search));

  useTabTitle(title);

  return (
    <div className="login">
      <aside className="login-pond">
        <Pond />
        <div className="login-caption">
          <p className="login-promise">{t('login.promise')}</p>
          <p>Fish Admin {version}</p>
        </div>
      </aside>
      <main className="login-panel">
        <Wordmark />
        <h1>{title}</h1>
        {screen && <p className="login-return">{t('login.return', { title: screen })}</p>}
        <LoginForm />
        <LoginPreferences />
      </main>
    </div>
  );
}

/** The menu's name of a screen, or of the list above a detail. Home has no name. */
function useScreenName(address = '/'): string | undefined {
  const locale = useIntl().locale as Locale;
  const [path = '/'] = address.split(/[?#]/);
  const item = path === '/' ? undefined : (menuByPath[path] ?? menuByPath[path.replace(/\/detail$/i, '')]);
  return item?.label[locale];
}
