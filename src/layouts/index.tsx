import { Navigate, Outlet, useIntl, useLocation } from '@umijs/max';
import { lazy, Suspense, useEffect } from 'react';
import { pathTo } from '@config/pathTo';
import type { Locale } from '@contract/enum';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { Waiting } from '@/components/progress/Waiting';
import { destinationOf, isLoginPath, loginAddress, relabel, useSession, useSessionBridge } from '@/session';

const Console = lazy(() => import(/* webpackChunkName: "console" */ './Console'));

/** The one global layout (spec §2): without a session only the login page is shown. */
export default function Layout() {
  const location = useLocation();
  const { state } = useSession();
  useSessionBridge();
  useLanguage();

  if (isLoginPath(location.pathname)) {
    if (!state.isLogin) return <Outlet />;
    return <Navigate replace to={destinationOf(location.search) ?? state.menu[0]?.path ?? pathTo('/')} />;
  }
  if (!state.isLogin) return <Navigate replace to={loginAddress(location)} />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Console />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The menu and the document's `lang` follow the chosen language. */
function useLanguage() {
  const { locale } = useIntl();
  useEffect(() => {
    document.documentElement.lang = locale;
    relabel(locale as Locale);
  }, [locale]);
}
