import { DARK } from '@config/cssVar';

export const preferences = ['light', 'dark', 'system'] as const;
export type Preference = (typeof preferences)[number];
export type Mode = 'light' | 'dark';

/** The script in index.html reads it too, to paint the first frame in the right colour. */
const KEY = 'theme';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function readPreference(): Preference {
  const stored = localStorage.getItem(KEY) as Preference | null;
  return stored && preferences.includes(stored) ? stored : 'system';
}

export function storePreference(preference: Preference): void {
  try {
    localStorage.setItem(KEY, preference);
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}

export const systemMode = (): Mode => (dark().matches ? 'dark' : 'light');

export function onSystemMode(listener: () => void): () => void {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const modeOf = (preference: Preference, system: Mode): Mode => (preference === 'system' ? system : preference);

/** On the root element, where each change has the whole page styled anew: what is so already is left. */
export function showMode(mode: Mode): void {
  const { style, classList } = document.documentElement;
  if (style.colorScheme !== mode) style.colorScheme = mode;
  classList.toggle(DARK, mode === 'dark');
  // Set for the first frame (.umirc.ts); from here on the page's css has the colour.
  if (style.background) style.background = '';
}

/** False if the system asks for reduced motion. */
export const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
