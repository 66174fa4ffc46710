import { useEventListener, useRequest } from 'ahooks';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import { buildOf } from './buildOf';

const EVERY_MS = 5 * 60_000;

export const NewVersion = withBoundary(function NewVersion() {
  const t = useTranslations();
  const found = useNewVersion();
  if (!found) return null;
  return (
    <Alert
      banner
      type="info"
      className="fish-new-version"
      message={t('deploy.text')}
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {t('deploy.reload')}
        </Button>
      }
    />
  );
});

/** Checks whether index.html is of another build: when the tab becomes visible, and at intervals. */
function useNewVersion(): boolean {
  const [build] = useState(() => buildOf(document.documentElement.outerHTML));
  const {
    data: served,
    refresh,
    cancel,
  } = useRequest(servedBuild, {
    ready: Boolean(build),
    pollingInterval: EVERY_MS,
    pollingWhenHidden: false,
    // Stop polling once a new version is found.
    onSuccess: (newest) => newest && newest !== build && cancel(),
  });
  const found = Boolean(served) && served !== build;
  useEventListener(
    'visibilitychange',
    () => {
      if (!found && document.visibilityState === 'visible') refresh();
    },
    { target: () => document },
  );
  return found;
}

/** Undefined if the server can't be reached, which is not shown. */
async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } });
    return answer.ok ? buildOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
