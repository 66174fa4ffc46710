import type { ReactNode } from 'react';
import { translate } from '@/request/translate';
import { getSession, signOutAnyway } from '@/session';
import { Boundary } from './Boundary';

/** Around everything: what stands here needs no theme and no language provider, since these may be what failed. */
export function LastResort({ children }: { children: ReactNode }) {
  return <Boundary failed={() => <Plain />}>{children}</Boundary>;
}

function Plain() {
  return (
    <main role="alert">
      <p>
        {translate('crash.title')} {translate('crash.text')}
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        {translate('chunk.reload')}
      </button>{' '}
      {getSession().isLogin && (
        <button type="button" onClick={signOutAnyway}>
          {translate('account.signOut')}
        </button>
      )}
    </main>
  );
}
