import { history } from '@umijs/max';
import { useEffect, useEffectEvent } from 'react';
import { mayReach, type SessionState } from '@/session';
import { loadedPage, loadPage } from './loadPage';

export const loadConsole = () => import(/* webpackChunkName: "console" */ './Console');

/** While the console starts: loads the page of the address and lets its list be asked, beside the code of the layout. */
export async function startAhead(session: SessionState): Promise<void> {
  const { pathname } = history.location;
  if (!willShow(session, pathname)) return;
  void loadConsole().catch(() => undefined);
  await askAhead(pathname);
}

const willShow = ({ isLogin, authority, data }: SessionState, pathname: string): boolean =>
  isLogin && !data?.mustChangePassword && mayReach(authority, pathname);

/**
 * Lets the list of a page be asked before it is drawn: at once where the page's code is there, because a click draws the
 * page before anything that was waited for goes on.
 */
async function askAhead(pathname: string): Promise<void> {
  const page = loadedPage(pathname) ?? (await loadPage(pathname));
  if (page && 'askAhead' in page && history.location.pathname === pathname) (page.askAhead as () => void)();
}

/** The same on the way to another page. */
export function useAskAhead(session: SessionState): void {
  const onWay = useEffectEvent((pathname: string) => {
    if (willShow(session, pathname)) void askAhead(pathname);
  });
  useEffect(() => {
    let { pathname } = history.location;
    return history.listen(({ location }) => {
      if (location.pathname !== pathname) onWay(location.pathname);
      pathname = location.pathname;
    });
  }, []);
}

/** Loads the page that signing in leads to while nothing else is done. Safari does not say when that is. */
export function useLoadAhead(address: string | undefined): void {
  useEffect(() => {
    if (!address || !window.requestIdleCallback) return;
    const [path = ''] = address.split(/[?#]/);
    const idle = window.requestIdleCallback(
      () =>
        void loadPage(path)
          .then(loadConsole)
          .catch(() => undefined),
    );
    return () => window.cancelIdleCallback(idle);
  }, [address]);
}
