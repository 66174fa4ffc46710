import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import { Boundary } from '@/components/ErrorBoundary/Boundary';
import { untold } from '@/components/notice';
import { getSession, subscribe } from '@/session';
import { atOnce } from './atOnce';

let loaded: ComponentType | undefined;

/** In the console's chunk, which whoever signs in has loaded. */
export async function loadNotices() {
  const notices = await import(/* webpackChunkName: "console" */ '@/components/notice/Notices');
  loaded = notices.default;
  return notices;
}

const Notices = atOnce(loadNotices, () => loaded);

/**
 * Notices and questions, beside every page. Mounted with the first session or the first notice, and never unmounted, so
 * that a notice outlives signing out.
 */
export function BesidePage() {
  const { isLogin } = useSyncExternalStore(subscribe, getSession);
  const hasTold = untold.use().length > 0;
  const [wanted, setWanted] = useState(false);
  if (!wanted && (isLogin || hasTold)) setWanted(true);
  if (!wanted) return null;
  return (
    <Boundary failed={() => <Plain />}>
      <Suspense fallback={<Plain />}>
        <Notices />
      </Suspense>
    </Boundary>
  );
}

/** As long as the code of notices has not arrived. */
function Plain() {
  const told = untold.use();
  if (!told.length) return null;
  return (
    <div role="alert" className="fish-untold">
      {told.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
