import { history, setLocale, useAccess } from '@umijs/max';
import { locales } from '@contract/enum';
import { leaveAll } from '@/components/leave';
import { Lessons } from '@/areas/teacher/Lessons';
import { composePath } from '@/areas/message/composePath';
import { useTabTitle } from '@/components/page/useTabTitle';
import { type PaletteAction, usePaletteActions } from '@/components/palette/actions';
import { CommandPalette } from '@/components/palette/CommandPalette';
import { useVisit } from '@/components/palette/useVisit';
import { KeyboardHelp, openKeyboardHelp } from '@/components/shortcuts/KeyboardHelp';
import { preferences, useTheme } from '@/components/ThemeProvider';
import { type MenuItem, useSession } from '@/session';

/** What works on every screen: the command palette with the actions that are not a screen's own, and the keyboard help. */
export function Everywhere({ item }: { item: MenuItem | undefined }) {
  const { mayReach } = useAccess();
  const { logout, openPasswordDialog } = useSession();
  const { setPreference } = useTheme();
  useTabTitle(item?.label, 'menu');
  useVisit(item && { path: item.path });

  const makes: [label: string, path: string][] = [
    ['sysUser.create', '/user/sysUser/detail'],
    ['room.create', '/activity/room/detail'],
    ['sceneTemplate.create', '/user/default/detail'],
    ['stone.create', '/fileResoute/a/detail'],
    ['gift.create', '/fileResoute/b/detail'],
    ['message.create', composePath()],
    ['tip.create', '/message/tip/detail'],
    ['push.create', '/message/push?compose=new'],
    ['integral.create', '/log/integral/detail'],
    ['word.create', '/log/word/detail'],
  ];
  const about: [label: string, path: string][] = [
    ['handbook.title.both', '/about/um'],
    ['teacher.title.both', '/teacher/um'],
    ['about.title', '/about'],
    ['authority.title', '/authority'],
  ];
  const reachable = (ways: typeof makes) =>
    ways.filter(([, path]) => mayReach(path)).map(([label, path]) => ({ label, run: () => history.push(path) }));
  const actions: PaletteAction[] = [
    ...reachable(makes),
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
