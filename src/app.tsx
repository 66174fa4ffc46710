import type { ComponentType, ReactNode } from 'react';
import { keepDrafts } from '@/components/draft/keepers';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { limitStyleChunks } from '@/components/ErrorBoundary/chunks';
import { LastResort } from '@/components/ErrorBoundary/LastResort';
import { ProgressLine } from '@/components/progress/ProgressLine';
import { showFirstMode, ThemeProvider } from '@/components/ThemeProvider';
import { BesidePage } from '@/layouts/BesidePage';
import { prefetchFirstPage } from '@/layouts/prefetch';
import { type Route, routeComponents } from '@/layouts/routeComponents';
import { loadFirstTexts, ownLanguage, showLanguage } from '@/locales/languages';
import { showUnloaded } from '@/locales/unloaded';
import { readConfiguration, showMistakes } from '@/request/configuration';
import { runtimeOf } from '@/request/runtime';
import { TOKEN_KEY } from '@/request/token';
import {
  demandPassword,
  expire,
  followOtherTab,
  getSession,
  mayWrite,
  restoreSession,
  type SessionState,
} from '@/session';

limitStyleChunks();
keepDrafts();

window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) followOtherTab();
});

let hasBegun = false;

/** Starts the console once its service's profile, the operator's language and what the address shows are there. */
export async function render(start: () => void): Promise<void> {
  const mistakes = await readConfiguration();
  if (mistakes.length) return showMistakes(mistakes);
  hasBegun = true;
  await prefetchFirstPage(restoreSession());
  try {
    await loadFirstTexts();
  } catch {
    return showUnloaded();
  }
  // What all styles depend on, before there is anything to style.
  showFirstMode();
  showLanguage(ownLanguage());
  start();
}

/** Start-up restores the stored session (spec §4). `render` has done so, but for tests, which draw without it. */
export async function getInitialState(): Promise<SessionState> {
  return hasBegun ? getSession() : restoreSession();
}

interface Routing {
  routes: Record<string, Route>;
  routeComponents: Record<string, ComponentType>;
}

export function patchRoutes(umi: Routing): void {
  Object.assign(umi.routeComponents, routeComponents(umi.routes));
}

/** Every call of the console, and what ends the session (spec §7, §8). */
export const request = runtimeOf({
  mayWrite: () => mayWrite(),
  expire: (token) => expire(token),
  demandPassword: (token) => demandPassword(token),
});

/** Wraps the router, inside umi's language provider. */
export function innerProvider(container: ReactNode) {
  return (
    <ThemeProvider>
      <ErrorBoundary>{container}</ErrorBoundary>
      <BesidePage />
      <ProgressLine />
    </ThemeProvider>
  );
}

/** Wraps all of it. */
export function rootContainer(container: ReactNode) {
  return <LastResort>{container}</LastResort>;
}
