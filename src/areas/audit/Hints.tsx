import { useIntl } from '@umijs/max';
import { openKeyboardHelp } from '@/components/shortcuts/KeyboardHelp';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';

const hints = [
  { text: 'audit.hint.move', keys: ['j', 'k'] },
  { text: 'audit.hint.approve', keys: ['a'] },
  { text: 'audit.hint.reject', keys: ['r'] },
  { text: 'audit.hint.undo', keys: ['u'] },
];

/** The keys that the work is done with, and the way to all of them. */
export function Hints() {
  const { formatMessage } = useIntl();
  return (
    <div className="fish-audit-hints" data-lesson="keys">
      {hints.map(({ text, keys }) => (
        <span key={text}>
          {keys.map((key) => (
            <KeyCaps key={key} keys={key} />
          ))}{' '}
          {formatMessage({ id: text })}
        </span>
      ))}
      <button type="button" aria-label={formatMessage({ id: 'shortcuts.help' })} onClick={openKeyboardHelp}>
        <KeyCaps keys="?" />
      </button>
    </div>
  );
}
