import '@ant-design/v5-patch-for-react-19';
import type { ReactNode } from 'react';
import { keepDrafts } from '@/components/draft/keepers';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { limitStyleChunks } from '@/components/ErrorBoundary/chunks';
import { LastResort } from '@/components/ErrorBoundary/LastResort';
import { ProgressLine } from '@/components/progress/ProgressLine';
import { CheckCard } from '@/components/retry/CheckNote';
import { ThemeProvider } from '@/components/ThemeProvider';
import { startAhead } from '@/layouts/ahead';
import { loadLanguage, ownLanguage } from '@/locales/languages';
import { showUnloaded } from '@/locales/unloaded';
import { readConfiguration, showMistakes } from '@/request/configuration';
import { runtimeOf } from '@/request/runtime';
import { TOKEN_KEY } from '@/request/token';
import { demandPassword, expire, followOtherTab, mayWrite, restoreSession, type SessionState } from '@/session';

limitStyleChunks();
keepDrafts();

window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) followOtherTab();
});

/** Starts the console once its service's profile and the operator's language are there. */
export async function render(start: () => void): Promise<void> {
  const texts = loadLanguage(ownLanguage()).then(
    () => true,
    () => false,
  );
  const mistakes = await readConfiguration();
  if (mistakes.length) showMistakes(mistakes);
  else if (await texts) start();
  else showUnloaded();
}

/** Start-up restores the stored session (spec §4). */
export async function getInitialState(): Promise<SessionState> {
  const session = restoreSession();
  void startAhead(session);
  return session;
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
      <CheckCard />
      <ProgressLine />
    </ThemeProvider>
  );
}

/** Wraps all of it. */
export function rootContainer(container: ReactNode) {
  return <LastResort>{container}</LastResort>;
}
