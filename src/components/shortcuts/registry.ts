import { isPressed } from './keys';

/** What a shortcut belongs to, as the help groups them. */
export type ShortcutGroup = 'everywhere' | 'list' | 'record' | 'audit';

export interface Shortcut {
  /** `j`, `?`, `Escape`, `Mod+K`: see keys.ts. */
  keys: string;
  /** Id of the text that the help shows. */
  label: string;
  group: ShortcutGroup;
  /** The element it works on, where that may stand in a dialog or drawer: without, a shortcut is the page's own. */
  of?: { readonly current: Element | null };
}

interface Entry extends Shortcut {
  run: (event: KeyboardEvent) => void;
}

const entries: Entry[] = [];

/** Puts a shortcut in force until the answer is called. Of several for the same keys the latest is meant. */
export function addShortcut(shortcut: Shortcut, run: Entry['run']): () => void {
  const entry = { ...shortcut, run };
  if (!entries.length) document.addEventListener('keydown', onKeyDown);
  entries.unshift(entry);
  return () => {
    entries.splice(entries.indexOf(entry), 1);
    if (!entries.length) document.removeEventListener('keydown', onKeyDown);
  };
}

/** The shortcuts that work on the screen as it is now, in the order they came. */
export function liveShortcuts(): Shortcut[] {
  const within = reachOf(topDialog());
  const live = entries.filter(within);
  return live.filter(({ keys }, index) => live.findIndex((other) => other.keys === keys) === index).reverse();
}

function onKeyDown(event: KeyboardEvent): void {
  // Held by whoever got it first, or a part of a Chinese word.
  if (event.defaultPrevented || event.isComposing) return;
  const within = reachOf(topDialog());
  const typing = isTyping(event.target);
  const meant = entries.find((entry) => {
    if (typing && !WHILE_TYPING.test(entry.keys)) return false;
    return isPressed(entry.keys, event) && within(entry);
  });
  if (!meant) return;
  event.preventDefault();
  meant.run(event);
}

/** Keys that say nothing in a text. */
const WHILE_TYPING = /^(Mod\+|Escape$)/;

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/**
 * The dialog on top, if one is open. Those opened later stand later in the document, and what a closed one leaves
 * behind is not displayed.
 */
function topDialog(): Element | undefined {
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].reverse();
  return dialogs.find((dialog) => !dialog.closest('[style*="display: none"]') && isShown(dialog));
}

/** The menu's drawer of a phone is hidden by a class. Where nothing is laid out, as in tests, all is shown. */
const isShown = (dialog: Element) => !('checkVisibility' in dialog) || dialog.checkVisibility();

/** Class of a drawer that is a record's screen, and so no question that wants an answer first. */
export const SCREEN_CLASS = 'fish-screen';

function reachOf(dialog: Element | undefined): (shortcut: Shortcut) => boolean {
  if (!dialog) return () => true;
  const isScreen = dialog.classList.contains(SCREEN_CLASS);
  return ({ of, group }) => (of ? dialog.contains(of.current) : isScreen && group === 'everywhere');
}
