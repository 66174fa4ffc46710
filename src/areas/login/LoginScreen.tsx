import { useIntl, useLocation } from '@umijs/max';
import { menuByPath } from '@config/menu';
import { version } from '@config/version';
import type { Locale } from '@contract/enum';
import { Wordmark } from '@/components/Brand';
import { Pond } from '@/components/Pond';
import { useTabTitle } from '@/components/page/useTabTitle';
import { destinationOf } from '@/session';
import { LoginForm } from './LoginForm';
import { Preferences } from './Preferences';
import './login.css';

/** The login page (spec §2): outside of the console, and the one place where the pond is seen. */
export default function Login() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const title = formatMessage({ id: 'login.title' });
  const screen = useScreenName(destinationOf(search));

  useTabTitle(title);

  return (
    <div className="login">
      <aside className="login-pond">
        <Pond />
        <div className="login-caption">
          <p className="login-promise">{formatMessage({ id: 'login.promise' })}</p>
          <p>Fish Admin {version}</p>
        </div>
      </aside>
      <main className="login-panel">
        <Wordmark />
        <h1>{title}</h1>
        {screen && <p className="login-return">{formatMessage({ id: 'login.return' }, { title: screen })}</p>}
        <LoginForm />
        <Preferences />
      </main>
    </div>
  );
}

/** What the menu calls the screen at an address, or the list that a detail belongs to. Home goes without saying. */
function useScreenName(address = '/'): string | undefined {
  const locale = useIntl().locale as Locale;
  const [path = '/'] = address.split(/[?#]/);
  const item = path === '/' ? undefined : (menuByPath[path] ?? menuByPath[path.replace(/\/detail$/, '')]);
  return item?.label[locale];
}
