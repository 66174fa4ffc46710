import type { Detail } from '@config/menu';
import { offMenu } from '@config/routes';
import type { Translate } from '@/locales/useTranslations';
import type { MenuItem } from '@/session';

export interface Screen {
  path: string;
  name: string;
  /** Empty for screens outside the menu. */
  group: string;
}

interface Page extends Screen {
  detail?: Detail;
}

/** Every screen except sign-in, in menu order; details follow their list. */
export function screensOf(menu: readonly MenuItem[], t: Translate): Screen[] {
  const entries: Page[] = menu.flatMap((item) =>
    (item.children ?? [item]).map(({ path, detail, label }) => ({ path, detail, name: label, group: item.label })),
  );
  const others: Page[] = offMenu.map((page) => ({ ...page, name: t(page.name), group: '' }));
  const isBelow = (page: Page, entry: Page) => page.path.startsWith(`${entry.path}/`);
  const pages = [
    ...entries.flatMap((entry) => [
      entry,
      ...others.filter((page) => isBelow(page, entry)).map((page) => ({ ...page, group: entry.group })),
    ]),
    ...others.filter((page) => !entries.some((entry) => isBelow(page, entry))),
  ];
  return pages.flatMap(({ path, name, group, detail }) => [
    { path, name, group },
    ...(detail ? [{ path: path + detail, name: t('authority.record', { screen: name }), group }] : []),
  ]);
}
