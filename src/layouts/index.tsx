import { Navigate, Outlet, useLocation } from '@umijs/max';
import { lazy, Suspense, useEffect } from 'react';
import { pathTo } from '@config/pathTo';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { Waiting } from '@/components/progress/Waiting';
import { showLanguage } from '@/locales/languages';
import { useLocale } from '@/locales/useLocale';
import { destinationOf, isLoginPath, loginAddress, relabel, useSession, useSessionBridge } from '@/session';
import { Console, loadConsole, usePrefetch, usePreloadPage } from './prefetch';

const MustChangePassword = lazy(async () => {
  // It brings antd's styles, and is what comes next.
  await loadConsole();
  return import(/* webpackChunkName: "mustChangePassword" */ './MustChangePassword');
});

/** The one global layout (spec §2): without a session only the login page is shown. */
export default function Layout() {
  const location = useLocation();
  const { state } = useSession();
  useSessionBridge();
  useLanguage();
  usePrefetch(state);

  const atLogin = isLoginPath(location.pathname);
  const destination = destinationOf(location.search) ?? state.menu[0]?.path ?? pathTo('/');
  usePreloadPage(atLogin ? destination : undefined);

  if (atLogin) return state.isLogin ? <Navigate replace to={destination} /> : <Outlet />;
  if (!state.isLogin) return <Navigate replace to={loginAddress(location)} />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        {state.data?.mustChangePassword ? <MustChangePassword /> : <Console />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The menu and the document's `lang` follow the chosen language. */
function useLanguage() {
  const locale = useLocale();
  useEffect(() => {
    showLanguage(locale);
    relabel(locale);
  }, [locale]);
}
