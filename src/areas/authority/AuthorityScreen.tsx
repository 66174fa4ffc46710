import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { PageHeader } from '@/components/page/PageHeader';
import { useSession } from '@/session';
import { ReachTable } from './ReachTable';
import { reachOf } from './reach';
import { screensOf } from './screens';
import { TryBar } from './TryBar';
import { useTried } from './useTried';

/** What the signed-in admin may reach and why, and what another authority list would open. Changes nothing. */
export default function Authority() {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const { tried, onlyChanges, setTried, setOnlyChanges } = useTried();
  const { authority, menu } = state;
  const screens = useMemo(() => screensOf(menu, (id, values) => formatMessage({ id }, values)), [menu, formatMessage]);
  const all = reachOf(screens, authority, tried);
  const changed = all.filter(({ change }) => change);
  const text = (id: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `authority.${id}` }, values);
  const open = all.filter(({ now }) => now.length).length;

  return (
    <>
      <PageHeader
        title={text('title')}
        line={text('line', { open, total: all.length, list: authority.join(', ') || '–' })}
      />
      <TryBar
        screens={screens}
        tried={tried}
        onTry={setTried}
        rows={all}
        onlyChanges={onlyChanges}
        onOnlyChanges={setOnlyChanges}
      />
      <ReachTable rows={onlyChanges && tried ? changed : all} compares={Boolean(tried)} />
    </>
  );
}
