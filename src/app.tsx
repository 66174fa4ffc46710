import '@ant-design/v5-patch-for-react-19';
import type { ReactNode } from 'react';
import { keepDraftsOverSessions } from '@/components/draft/keepers';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { limitStyleChunks } from '@/components/ErrorBoundary/chunks';
import { ProgressLine } from '@/components/progress/ProgressLine';
import { ThemeProvider } from '@/components/ThemeProvider';
import { runtimeOf } from '@/request/runtime';
import { TOKEN_KEY } from '@/request/token';
import { expire, followOtherTab, mayWrite, restoreSession, type SessionState } from '@/session';

limitStyleChunks();
keepDraftsOverSessions();

window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) followOtherTab();
});

/** Start-up: the stored session (spec §4). */
export async function getInitialState(): Promise<SessionState> {
  return restoreSession();
}

/** Every call of the console, and what ends the session (spec §7, §8). */
export const request = runtimeOf({ mayWrite: () => mayWrite(), expire: (token) => expire(token) });

/** Around the router and inside umi's language provider. */
export function innerProvider(container: ReactNode) {
  return (
    <ThemeProvider>
      <ErrorBoundary>{container}</ErrorBoundary>
      <ProgressLine />
    </ThemeProvider>
  );
}
