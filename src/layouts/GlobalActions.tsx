import { history, useAccess } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import { listsOffMenu } from '@config/routes';
import { locales } from '@contract/enum';
import type { Path } from '@contract/index';
import { sysUserCalls } from '@contract/sysUser/calls';
import { records } from '@/areas';
import { Lessons, useHasLessons } from '@/areas/teacher';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { withDialogBoundary } from '@/components/boundary';
import { useTabTitle } from '@/components/page/useTabTitle';
import { type PaletteAction, usePaletteActions } from '@/components/palette/actions';
import { CommandPalette } from '@/components/palette/CommandPalette';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { KeyboardHelp, openKeyboardHelp } from '@/components/shortcuts/KeyboardHelp';
import { preferences, useTheme } from '@/components/ThemeProvider';
import { leaveAll } from '@/components/unsavedChanges';
import { chooseLanguage } from '@/locales/languages';
import type { MessageId } from '@/locales/messages';
import { useAvailability } from '@/request/availability';
import { type MenuItem, useSession } from '@/session';
import { offMenuPageOf } from './menuOf';

interface Way {
  label: MessageId;
  path: string;
}

const creating: (Way & { call: Path })[] = Object.values(records).flatMap(({ create }) => create ?? []);
const about: Way[] = [
  { label: 'handbook.title.both', path: pathTo('/about/um') },
  { label: 'teacher.title.both', path: pathTo('/teacher/um') },
  { label: 'about.title', path: pathTo('/about') },
  { label: 'authority.title', path: pathTo('/authority') },
];

interface GlobalActionsProps {
  item: MenuItem | undefined;
  pathname: string;
}

/** Available on every screen: the palette with its global actions, and the keyboard help. */
export const GlobalActions = withDialogBoundary(function GlobalActions({ item, pathname }: GlobalActionsProps) {
  const { mayReach } = useAccess();
  const isAvailable = useIsAvailable();
  const hasLessons = useHasLessons();
  const has = useAvailability();
  const { logout, openPasswordDialog } = useSession();
  const { setPreference } = useTheme();
  useTabTitle(item?.label, 'menu');
  const screen = item ?? listsOffMenu.find(({ path }) => path === offMenuPageOf(pathname)?.path);
  useRecentlyOpened(screen && { path: screen.path });

  const reachable = (ways: readonly Way[]) =>
    ways
      .filter(({ path }) => mayReach(path) && isAvailable(path))
      .map(({ label, path }) => ({ label, run: () => history.push(path) }));
  const changePassword: PaletteAction = { label: 'account.changePassword', run: openPasswordDialog };
  const actions: PaletteAction[] = [
    ...reachable(creating.filter(({ call }) => has(call))),
    ...(has(sysUserCalls.modifyPwd) ? [changePassword] : []),
    { label: 'shortcuts.title', run: openKeyboardHelp },
    ...reachable(about.filter(({ label }) => hasLessons || label !== 'teacher.title.both')),
    ...preferences.map((name) => ({ label: `palette.theme.${name}` as const, run: () => setPreference(name) })),
    ...locales.map((name) => ({ label: `palette.language.${name}` as const, run: () => chooseLanguage(name) })),
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
});
