import { useMemo } from 'react';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';
import { ReachTable } from './ReachTable';
import { reachOf } from './reach';
import { screensOf } from './screens';
import { TryBar } from './TryBar';
import { useTried } from './useTried';

/** Shows what the signed-in admin may reach and why, and what another authority list would open. It changes nothing. */
export default function Authority() {
  const t = useTranslations();
  const { state } = useSession();
  const { tried, onlyChanges, setTried, setOnlyChanges } = useTried();
  const { authority, menu } = state;
  const isAvailable = useIsAvailable();
  const screens = useMemo(() => screensOf(menu, t).filter(({ path }) => isAvailable(path)), [menu, t, isAvailable]);
  const all = reachOf(screens, authority, tried);
  const changed = all.filter(({ change }) => change);
  const text = useTranslations('authority');
  const open = all.filter(({ now }) => now.length).length;

  return (
    <>
      <PageHeader
        title={text('title')}
        line={text('line', { open, total: all.length, list: authority.join(t('text.comma')) || '–' })}
      />
      <TryBar
        screens={screens}
        tried={tried}
        onTry={setTried}
        rows={all}
        isFixed={authority.join() === '/'}
        onlyChanges={onlyChanges}
        onOnlyChanges={setOnlyChanges}
      />
      <ReachTable rows={onlyChanges && tried ? changed : all} compares={Boolean(tried)} />
    </>
  );
}
