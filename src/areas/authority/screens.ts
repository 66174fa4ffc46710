import { LOGIN_PATH, offMenu } from '@config/routes';
import type { MenuItem } from '@/session';

/** A screen of the console, under the group of the menu that it belongs to. */
export interface Screen {
  path: string;
  name: string;
  /** Empty for screens that belong to no entry of the menu. */
  group: string;
}

/** What screens without an entry of their own are called. */
const NAMES: Record<string, string> = {
  '/wish/statistic/TablePanel': 'statistic.title.TablePanel',
  '/wish/statistic/CardPanel': 'statistic.title.CardPanel',
  '/wish/statistic/QueryForm': 'statistic.title.QueryForm',
  '/message/tip': 'tip.title',
  '/log/word': 'word.title',
  '/authority': 'authority.title',
  '/about': 'about.title',
  '/about/m': 'handbook.title.managers',
  '/about/m/authority': 'handbook.title.authority',
  '/about/u': 'handbook.title.operators',
  '/about/u/:id': 'handbook.title.article',
  '/about/um': 'handbook.title.both',
  '/teacher/m': 'teacher.title.managers',
  '/teacher/u': 'teacher.title.operators',
  '/teacher/um': 'teacher.title.both',
};

/** Every screen but the sign-in page, in the order of the menu; what belongs to an entry follows it. */
export function screensOf(menu: readonly MenuItem[], text: Text): Screen[] {
  const entries = menu.flatMap((item) => (item.children ?? [item]).map((entry) => ({ entry, group: item.label })));
  const below = (path: string) => offMenu.filter((other) => other.startsWith(`${path}/`) && other !== LOGIN_PATH);
  const ofMenu = entries.flatMap(({ entry: { path, label }, group }) => [
    { path, name: label, group },
    ...below(path).map((other) => ({ path: other, name: nameOf(other, text, label), group })),
  ]);
  const placed = new Set([LOGIN_PATH, ...ofMenu.map(({ path }) => path)]);
  const rest = offMenu.filter((path) => !placed.has(path));
  return [...ofMenu, ...rest.map((path) => ({ path, name: nameOf(path, text), group: '' }))];
}

type Text = (id: string, values?: Record<string, string>) => string;

/** Its own name, or as a record of the screen above it; a path that nobody has named stands for itself. */
function nameOf(path: string, text: Text, above?: string): string {
  const own = NAMES[path];
  if (own) return text(own);
  const parent = NAMES[path.slice(0, path.lastIndexOf('/'))];
  const screen = above ?? (parent && text(parent));
  return screen && /\/detail$/i.test(path) ? text('authority.record', { screen }) : path;
}
