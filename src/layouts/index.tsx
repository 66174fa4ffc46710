import { Navigate, Outlet, useIntl, useLocation } from '@umijs/max';
import { lazy, Suspense, useEffect } from 'react';
import type { Locale } from '@contract/enum';
import { Waiting } from '@/components/progress/Waiting';
import { destinationOf, isLoginPath, loginAddress, relabel, useSession, useSessionBridge } from '@/session';

const Console = lazy(() => import('./Console'));

/** The one global layout (spec §2): lets only the signed-in past the login page, and draws the console around them. */
export default function Layout() {
  const location = useLocation();
  const { state } = useSession();
  useSessionBridge();
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

/** The menu, and what the browser and screen readers take the page's language to be, follow the chosen one. */
function useLanguage() {
  const { locale } = useIntl();
  useEffect(() => {
    document.documentElement.lang = locale;
    relabel(locale as Locale);
  }, [locale]);
}
