import type { MessageId } from '@/locales/messages';
import { isComposing, isPressed } from './keys';

export type ShortcutGroup = 'everywhere' | 'list' | 'record' | 'audit';

export interface Shortcut {
  /** Such as `j`, `?`, `Escape`, `Mod+K` (keys.ts). */
  keys: string;
  label: MessageId;
  group: ShortcutGroup;
  /** Goes on while it is held down. Others run once: a key held too long must not decide one item after the other. */
  repeats?: true;
  /** The element it belongs to, if that may be in a dialog or drawer; without it, it belongs to the page. */
  of?: { readonly current: Element | null };
}

interface Entry extends Shortcut {
  run: (event: KeyboardEvent) => void;
}

const entries: Entry[] = [];

/** Adds a shortcut; the returned function removes it. If several have the same keys, the latest wins. */
export function addShortcut(shortcut: Shortcut, run: Entry['run']): () => void {
  const entry = { ...shortcut, run };
  if (!entries.length) document.addEventListener('keydown', onKeyDown);
  entries.unshift(entry);
  return () => {
    entries.splice(entries.indexOf(entry), 1);
    if (!entries.length) document.removeEventListener('keydown', onKeyDown);
  };
}

/** The shortcuts that work on the current screen, in the order they were added. */
export function liveShortcuts(): Shortcut[] {
  const within = reachOf(topDialog());
  const live = entries.filter(within);
  return live.filter(({ keys }, index) => live.findIndex((other) => other.keys === keys) === index).reverse();
}

function onKeyDown(event: KeyboardEvent): void {
  // Already handled, or part of a word in an input method.
  if (event.defaultPrevented || isComposing(event)) return;
  const within = reachOf(topDialog());
  const typing = isTyping(event.target);
  const meant = entries.find((entry) => {
    if (typing && !WHILE_TYPING.test(entry.keys)) return false;
    return isPressed(entry.keys, event) && within(entry);
  });
  if (!meant) return;
  event.preventDefault();
  if (!event.repeat || meant.repeats) meant.run(event);
}

/** Keys that type no text. */
const WHILE_TYPING = /^(Mod\+|Escape$)/;

/** Letters belong to them; in an open menu, or on the button that opened it, to the menu. */
const TAKE_LETTERS = [
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]',
  '[role=menu], [aria-haspopup=menu][aria-expanded=true]',
].join();

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKE_LETTERS) !== null;
}

/** The open dialog on top. Later dialogs are later in the document; closed ones stay there, but hidden. */
function topDialog(): Element | undefined {
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].reverse();
  return dialogs.find((dialog) => !dialog.closest('[style*="display: none"]') && isShown(dialog));
}

/** A class hides the menu's drawer on phones. Without a layout, as in tests, everything counts as shown. */
const isShown = (dialog: Element) => !('checkVisibility' in dialog) || dialog.checkVisibility();

/** Class of a drawer that is a record's screen and does not wait for an answer like a dialog. */
export const SCREEN_CLASS = 'fish-screen';

function reachOf(dialog: Element | undefined): (shortcut: Shortcut) => boolean {
  if (!dialog) return () => true;
  const isScreen = dialog.classList.contains(SCREEN_CLASS);
  return ({ of, group }) => (of ? dialog.contains(of.current) : isScreen && group === 'everywhere');
}
