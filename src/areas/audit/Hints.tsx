import { withBoundary } from '@/components/boundary';
import { openKeyboardHelp } from '@/components/shortcuts/KeyboardHelp';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { useTranslations } from '@/locales/useTranslations';

const hints = [
  { text: 'audit.hint.move', keys: ['j', 'k'] },
  { text: 'audit.hint.approve', keys: ['a'] },
  { text: 'audit.hint.reject', keys: ['r'] },
  { text: 'audit.hint.undo', keys: ['u'] },
] as const;

export const Hints = withBoundary(function Hints() {
  const t = useTranslations();
  return (
    <div className="fish-audit-hints" data-lesson="keys">
      {hints.map(({ text, keys }) => (
        <span key={text}>
          {keys.map((key) => (
            <KeyCaps key={key} keys={key} />
          ))}{' '}
          {t(text)}
        </span>
      ))}
      <button type="button" aria-label={t('shortcuts.help')} onClick={openKeyboardHelp}>
        <KeyCaps keys="?" />
      </button>
    </div>
  );
});
