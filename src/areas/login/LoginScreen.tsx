import { useLocation } from '@umijs/max';
import { menuByPath } from '@config/menu';
import { useLocale } from '@/locales/useLocale';
import { useTranslations } from '@/locales/useTranslations';
import { destinationOf } from '@/session';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';

/** The sign-in page (spec §2). */
export default function Login() {
  const t = useTranslations();
  const { search } = useLocation();
  const screen = useScreenName(destinationOf(search));

  return (
    <LoginFrame title={t('login.title')} line={screen && t('login.return', { title: screen })}>
      <LoginForm />
    </LoginFrame>
  );
}

/** The menu's name of a screen, or of the list above a detail. Home has no name. */
function useScreenName(address = '/'): string | undefined {
  const locale = useLocale();
  const [path = '/'] = address.split(/[?#]/);
  const item = path === '/' ? undefined : (menuByPath[path] ?? menuByPath[path.replace(/\/detail$/i, '')]);
  return item?.label[locale];
}
