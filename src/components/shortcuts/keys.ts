/** Whether ⌘ does here what Ctrl does elsewhere. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Whether a key press is `keys`: a character or a name as `KeyboardEvent.key` has it (`j`, `?`, `Escape`), or one with
 * `Mod+` in front, which is ⌘ on a Mac and Ctrl elsewhere. A character counts wherever the keyboard has it: `/` stands
 * on Shift in some layouts, on AltGr in others.
 */
export function isPressed(keys: string, event: KeyboardEvent, mac = isMac): boolean {
  const key = keys.replace(/^Mod\+/, '');
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== keys) return (mac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
  if (event.getModifierState('AltGraph')) return isSign(key);
  return !ctrlKey && !metaKey && !altKey && (!shiftKey || isSign(key));
}

/** A character that is no letter: where it stands on the keyboard, and with what, is the layout's matter. */
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase();

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓', Enter: '↵' };

/** What stands on the keys that `keys` names: `Mod+K` is Ctrl and K. */
export function capsOf(keys: string, mac = isMac): string[] {
  return keys.split(/(?<=.)\+/).map((key) => {
    if (key === 'Mod') return mac ? '⌘' : 'Ctrl';
    return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
}

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace(/^Mod\b/, isMac ? 'Meta' : 'Control');
