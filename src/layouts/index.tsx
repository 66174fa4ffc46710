import { Navigate, Outlet, useIntl, useLocation, useModel } from '@umijs/max';
import { lazy, Suspense, useEffect } from 'react';
import type { Locale } from '@contract/enum';
import { Waiting } from '@/components/progress/Waiting';
import { destinationOf, getSession, isLoginPath, loginAddress, relabel, subscribe, useSession } from '@/session';

const Console = lazy(() => import('./Console'));

/** The one global layout (spec §2): lets only the signed-in past the login page, and draws the console around them. */
export default function Layout() {
  const location = useLocation();
  const { state } = useSession();
  useMirroredSession();
  useLanguage();

  if (isLoginPath(location.pathname)) {
    if (!state.isLogin) return <Outlet />;
    return <Navigate replace to={destinationOf(location.search) ?? state.menu[0]?.path ?? '/'} />;
  }
  if (!state.isLogin) return <Navigate replace to={loginAddress(location)} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Console />
    </Suspense>
  );
}

/** umi's initialState, which `access.ts` reads, follows the session. */
function useMirroredSession() {
  const { setInitialState } = useModel('@@initialState');
  useEffect(() => subscribe(() => setInitialState(getSession())), [setInitialState]);
}

/** The menu, and what the browser and screen readers take the page's language to be, follow the chosen one. */
function useLanguage() {
  const { locale } = useIntl();
  useEffect(() => {
    document.documentElement.lang = locale;
    relabel(locale as Locale);
  }, [locale]);
}
