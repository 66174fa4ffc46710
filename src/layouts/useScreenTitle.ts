import { offMenu } from '@config/routes';
import { screenAt } from '@config/screens';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';

/** What the screen of a path is called, also where it is not shown. */
export function useScreenTitle(pathname: string): string {
  const t = useTranslations();
  const { menuByPath } = useSession().state;
  const path = screenAt(pathname) ?? '/';
  const page = offMenu.find((each) => each.path === path);
  return menuByPath[path]?.label ?? (page ? t(page.name) : path);
}
