import type { ReactNode } from 'react';
import { version } from '@config/version';
import { Wordmark } from '@/components/Brand';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useTranslations } from '@/locales/useTranslations';
import { LoginPreferences } from './LoginPreferences';
import { Pond } from './Pond';
import './login.css';

interface LoginFrameProps {
  title: string;
  line: ReactNode;
  children: ReactNode;
}

/** What surrounds the steps of signing in. */
export function LoginFrame({ title, line, children }: LoginFrameProps) {
  const t = useTranslations();
  useTabTitle(title);
  return (
    <div className="login">
      <aside className="login-pond">
        <Pond />
        <div className="login-caption">
          <p className="login-promise">{t('login.promise')}</p>
          <p>Fish Admin {version}</p>
        </div>
      </aside>
      <main className="login-panel">
        <Wordmark />
        <h1>{title}</h1>
        {line && <p className="login-return">{line}</p>}
        {children}
        <LoginPreferences />
      </main>
    </div>
  );
}
