import { history, setLocale, useAccess } from '@umijs/max';
import { locales } from '@contract/enum';
import { records } from '@/areas';
import { Lessons } from '@/areas/teacher';
import { useTabTitle } from '@/components/page/useTabTitle';
import { type PaletteAction, usePaletteActions } from '@/components/palette/actions';
import { CommandPalette } from '@/components/palette/CommandPalette';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { KeyboardHelp, openKeyboardHelp } from '@/components/shortcuts/KeyboardHelp';
import { preferences, useTheme } from '@/components/ThemeProvider';
import { leaveAll } from '@/components/unsavedChanges';
import { type MenuItem, useSession } from '@/session';

interface Way {
  /** Id of its text. */
  label: string;
  path: string;
}

const creating: Way[] = Object.values(records).flatMap(({ create }) => create ?? []);
const about: Way[] = [
  { label: 'handbook.title.both', path: '/about/um' },
  { label: 'teacher.title.both', path: '/teacher/um' },
  { label: 'about.title', path: '/about' },
  { label: 'authority.title', path: '/authority' },
];

/** What works on every screen: the command palette with the actions that are not a screen's own, and the keyboard help. */
export function GlobalActions({ item }: { item: MenuItem | undefined }) {
  const { mayReach } = useAccess();
  const { logout, openPasswordDialog } = useSession();
  const { setPreference } = useTheme();
  useTabTitle(item?.label, 'menu');
  useRecentlyOpened(item && { path: item.path });

  const reachable = (ways: readonly Way[]) =>
    ways.filter(({ path }) => mayReach(path)).map(({ label, path }) => ({ label, run: () => history.push(path) }));
  const actions: PaletteAction[] = [
    ...reachable(creating),
    { label: 'account.changePassword', run: openPasswordDialog },
    { label: 'shortcuts.title', run: openKeyboardHelp },
    ...reachable(about),
    ...preferences.map((name) => ({ label: `palette.theme.${name}`, run: () => setPreference(name) })),
    ...locales.map((name) => ({ label: `palette.language.${name}`, run: () => setLocale(name, false) })),
    { label: 'account.signOut', run: () => leaveAll(logout) },
  ];
  usePaletteActions(actions, { here: false });

  return (
    <>
      <CommandPalette />
      <KeyboardHelp />
      <Lessons />
    </>
  );
}
