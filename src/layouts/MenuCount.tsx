import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { paths } from '@contract/paths';
import { setWaitingCount, useWaitingCount } from '@/areas/audit';
import { useFormat } from '@/components/format';
import { call } from '@/request';

const AUDIT = '/activity/audit';
const EVERY_MS = 60_000;

/** Asks now and then how many items wait in the audit queue. Its own screen tells that itself, with every decision. */
export function useWaitingAudits(at: string): void {
  useRequest(
    async () => {
      const since = new Date().toISOString();
      setWaitingCount((await call(paths.audit.summary, { since }, { notice: false })).waiting);
    },
    { ready: at !== AUDIT, pollingInterval: EVERY_MS, pollingWhenHidden: false, onError: () => undefined },
  );
}

/** What waits behind an entry of the menu: items of the audit queue. */
export function MenuCount({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const count = useWaitingCount();
  if (path !== AUDIT || !count) return null;
  return (
    // No part of the entry's name: who hears the menu is told by the page itself.
    <span className="fish-menu-count" aria-hidden title={formatMessage({ id: 'audit.line.waiting' }, { count })}>
      {number(count)}
    </span>
  );
}
