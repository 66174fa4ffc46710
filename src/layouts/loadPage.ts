import { pages } from '@@/pages';

const loaded = new Map<string, object>();

/** Loads a page's code before the router does. What fails is tried again, and told, once the page is drawn. */
export async function loadPage(path: string): Promise<object | undefined> {
  const page = await pages[path]?.().catch(() => undefined);
  if (page) loaded.set(path, page.default);
  return page?.default;
}

/** A page whose code `loadPage` has loaded. */
export const loadedPage = (path: string): object | undefined => loaded.get(path);
