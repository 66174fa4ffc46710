import { useEventListener, useRequest } from 'ahooks';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { asPart } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';

const EVERY_MS = 5 * 60_000;

export const NewVersion = asPart(function NewVersion() {
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

/** Checks whether index.html names another entry script: when the tab becomes visible, and at intervals. */
function useNewVersion(): boolean {
  const [entry] = useState(() => entryOf(document.documentElement.outerHTML));
  const {
    data: served,
    refresh,
    cancel,
  } = useRequest(servedEntry, {
    ready: Boolean(entry),
    pollingInterval: EVERY_MS,
    pollingWhenHidden: false,
    // Stop polling once a new version is found.
    onSuccess: (newest) => newest && newest !== entry && cancel(),
  });
  const found = Boolean(served) && served !== entry;
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
async function servedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } });
    return answer.ok ? entryOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

const entryOf = (html: string): string | undefined => html.match(/src="([^"]*\bumi\.[0-9a-f]+\.js)"/)?.[1];
