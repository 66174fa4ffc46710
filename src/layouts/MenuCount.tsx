import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { paths } from '@contract/paths';
import { tellWaiting, useWaiting } from '@/components/audit/waiting';
import { useFormat } from '@/components/format';
import { call } from '@/request';

const AUDIT = '/activity/audit';
const EVERY_MS = 60_000;

/** What waits behind an entry of the menu: items of the audit queue. */
export function MenuCount({ path, at }: { path: string; at: string }) {
  return path === AUDIT ? <WaitingAudits isOpen={at === AUDIT} /> : null;
}

/** The queue's own screen tells its number itself, with every decision. */
function WaitingAudits({ isOpen }: { isOpen: boolean }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const count = useWaiting();
  useRequest(
    async () => {
      const since = new Date().toISOString();
      tellWaiting((await call(paths.audit.summary, { since }, { notice: false })).waiting);
    },
    { ready: !isOpen, pollingInterval: EVERY_MS, pollingWhenHidden: false, onError: () => undefined },
  );
  if (!count) return null;
  return (
    // No part of the entry's name: who hears the menu is told by the page itself.
    <span className="fish-menu-count" aria-hidden title={formatMessage({ id: 'audit.line.waiting' }, { count })}>
      {number(count)}
    </span>
  );
}
