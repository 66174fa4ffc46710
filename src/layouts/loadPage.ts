import { pages } from '@@/pages';

/** Loads a page's code before the router does. What fails is tried again, and told, once the page is drawn. */
export async function loadPage(path: string): Promise<object | undefined> {
  const page = await pages[path]?.().catch(() => undefined);
  return page?.default;
}
