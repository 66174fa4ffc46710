import type { ButtonHTMLAttributes } from 'react';
import { useTranslations } from '@/locales/useTranslations';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'default' | 'primary' | 'text';
  size?: 'small' | 'middle' | 'large';
  /** Shows that it works; a click does nothing then. */
  loading?: boolean;
}

/** A button that looks like antd's and is none, for what is drawn where antd is not loaded. */
export function PlainButton({
  look = 'default',
  size = 'middle',
  loading = false,
  type = 'button',
  className = '',
  children,
  onClick,
  ...button
}: PlainButtonProps) {
  const t = useTranslations();
  return (
    <button
      {...button}
      type={loading ? 'button' : type}
      className={`fish-button ${className}`}
      data-look={look}
      data-size={size}
      onClick={loading ? undefined : onClick}
      aria-busy={loading || undefined}
    >
      {loading && (
        <>
          <span role="img" aria-label={t('progress.loading')} className="fish-spinner" />{' '}
        </>
      )}
      {children}
    </button>
  );
}
