import { history } from '@umijs/max';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { LOGIN_PATH } from '@config/routes';
import { loadAllTexts } from '@/locales/languages';
import { mayReach, type SessionState } from '@/session';
import { atOnce } from './atOnce';
import { loadNotices } from './BesidePage';
import { loadedPage, loadPage } from './loadPage';

let loadedConsole: ComponentType | undefined;

/** The code of the frame around each page of the signed in, with antd's styles and the texts. @throws ChunkLoadError */
export async function loadConsole() {
  const [console] = await Promise.all([
    import(/* webpackChunkName: "console" */ './Console'),
    loadNotices(),
    loadAllTexts(),
  ]);
  loadedConsole = console.default;
  return console;
}

/** What stands around each page of the signed in. */
export const Console = atOnce(loadConsole, () => loadedConsole);

/** What is there in time, in ms, is drawn at once; else the frame is drawn without it. */
const IN_TIME = { code: 1_000, rows: 100 };

/**
 * Before anything is drawn: loads the code of what the address shows, and asks for its list. Resolves when both are
 * there, so that the console is drawn once and whole, or have taken too long or failed, which is told where it is drawn.
 */
export async function prefetchFirstPage(session: SessionState, inTime = IN_TIME): Promise<void> {
  const { pathname } = history.location;
  if (!session.isLogin) {
    await within(inTime.code, loadPage(LOGIN_PATH));
  } else if (willShow(session, pathname)) {
    // First the console: what a page says of its looks overrules it.
    const around = loadConsole();
    const page = loadPage(pathname);
    const rows = page.then(() => prefetch(pathname));
    await within(inTime.code, Promise.allSettled([around, page]));
    await within(inTime.rows, rows);
  }
}

/** Waits for it, but not longer. */
const within = (ms: number, what: Promise<unknown>) =>
  Promise.race([what, new Promise((resolve) => setTimeout(resolve, ms))]);

const willShow = ({ isLogin, authority, data }: SessionState, pathname: string): boolean =>
  isLogin && !data?.mustChangePassword && mayReach(authority, pathname);

/**
 * Asks for the first rows of a page before the page is drawn. Where its code is loaded this happens without waiting: a
 * click draws the page before any code behind an `await` goes on.
 */
async function prefetch(pathname: string): Promise<void> {
  const page = loadedPage(pathname) ?? (await loadPage(pathname));
  if (page && 'prefetch' in page && history.location.pathname === pathname) {
    await (page.prefetch as () => Promise<void>)();
  }
}

/** The same on the way to another page. */
export function usePrefetch(session: SessionState): void {
  const onWay = useEffectEvent((pathname: string) => {
    if (willShow(session, pathname)) void prefetch(pathname);
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
export function usePreloadPage(address: string | undefined): void {
  useEffect(() => {
    if (!address || !window.requestIdleCallback) return;
    const [path = ''] = address.split(/[?#]/);
    const idle = window.requestIdleCallback(
      () =>
        void loadConsole()
          .then(() => loadPage(path))
          .catch(() => undefined),
    );
    return () => window.cancelIdleCallback(idle);
  }, [address]);
}
