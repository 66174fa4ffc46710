import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';

const EVERY_MS = 5 * 60_000;

/** Tells of a new deploy under an open tab; the operator reloads when it suits them. */
export function NewVersion() {
  const { formatMessage } = useIntl();
  const found = useNewVersion();
  if (!found) return null;
  return (
    <Alert
      banner
      type="info"
      className="fish-new-version"
      message={formatMessage({ id: 'deploy.text' })}
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {formatMessage({ id: 'deploy.reload' })}
        </Button>
      }
    />
  );
}

/** Looks when the tab is seen again, and now and then while it is, whether index.html names another entry script. */
function useNewVersion(): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    const entry = entryOf(document.documentElement.outerHTML);
    if (!entry || found) return;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const served = await servedEntry();
      if (served && served !== entry) setFound(true);
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [found]);
  return found;
}

/** Undefined when the server can't be asked now: no reason to bother anyone. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } });
    return answer.ok ? entryOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

const entryOf = (html: string): string | undefined => html.match(/src="([^"]*\bumi\.[0-9a-f]+\.js)"/)?.[1];
