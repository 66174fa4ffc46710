/** On a Mac, ⌘ replaces Ctrl. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Whether a key press matches `keys`: a `KeyboardEvent.key` (`j`, `?`, `Escape`), perhaps with `Mod+` in front, which
 * is ⌘ on a Mac and Ctrl elsewhere. Shift and AltGr are ignored for signs: `/` needs Shift in some layouts and AltGr in
 * others.
 */
export function isPressed(keys: string, event: KeyboardEvent, mac = isMac): boolean {
  const key = keys.replace(/^Mod\+/, '');
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== keys) return (mac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
  if (event.getModifierState('AltGraph')) return isSign(key);
  return !ctrlKey && !metaKey && !altKey && (!shiftKey || isSign(key));
}

/**
 * Whether a key press is part of a word in an input method, such as the Enter that ends it. Safari sends that one behind
 * the end of the word, with the key code of an input method only.
 */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === 229;

/** A character that is no letter; its position and modifiers depend on the keyboard layout. */
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase();

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓', Enter: '↵' };

/** The labels of the keys: `Mod+K` is Ctrl and K. */
export function capsOf(keys: string, mac = isMac): string[] {
  return keys.split(/(?<=.)\+/).map((key) => {
    if (key === 'Mod') return mac ? '⌘' : 'Ctrl';
    return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
}

/** In the form of `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace(/^Mod\b/, isMac ? 'Meta' : 'Control');
