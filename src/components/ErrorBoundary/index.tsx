import { type ReactNode, useEffect } from 'react';
import { Empty } from '@/components/Empty';
import { PlainButton } from '@/components/PlainButton';
import { useTranslations } from '@/locales/useTranslations';
import { getSession, signOutAnyway } from '@/session';
import { Boundary, type Caught } from './Boundary';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value draws the children again after an error, such as the path of a page. */
  resetKey?: string;
}

/** Contains the failure of a page, of its chunk (spec §8), or of all that surrounds it. */
export function ErrorBoundary({ children, resetKey }: ErrorBoundaryProps) {
  return (
    <Boundary resetOn={[resetKey]} failed={({ chunk }) => <FailedPage chunk={chunk} />}>
      {children}
    </Boundary>
  );
}

const reload = () => window.location.reload();

/** A page whose code did not come, as while the browser is offline, is loaded again once there is a network. */
function FailedPage({ chunk }: Pick<Caught, 'chunk'>) {
  const t = useTranslations();
  useEffect(() => {
    if (!chunk) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [chunk]);
  return (
    <div role="alert">
      <Empty
        drawing="failed"
        title={chunk ? t(`chunk.${chunk}`) : `${t('crash.title')} ${t('crash.text')}`}
        action={
          <>
            <PlainButton onClick={reload}>{t('chunk.reload')}</PlainButton>
            {getSession().isLogin && (
              <PlainButton look="text" onClick={signOutAnyway}>
                {t('account.signOut')}
              </PlainButton>
            )}
          </>
        }
      />
    </div>
  );
}
