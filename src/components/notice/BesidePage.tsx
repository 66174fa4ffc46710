import { lazy, Suspense } from 'react';
import { Boundary } from '@/components/ErrorBoundary/Boundary';
import { untold, wanted } from '.';

/** In the console's chunk, which whoever signs in has loaded. */
const Notices = lazy(() => import(/* webpackChunkName: "console" */ './Notices'));

/** What stands beside every page, from when it is wanted on; so it stays when a session ends. */
export function BesidePage() {
  if (!wanted.use()) return null;
  return (
    <Boundary failed={() => <Plain />}>
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
    </Boundary>
  );
}

/** Where not even the code of notices arrives. */
function Plain() {
  return (
    <div role="alert" className="fish-untold">
      {untold.use().map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
