import type { ComponentType } from 'react';
import { pages } from '@@/pages';

const loaded = new Map<string, ComponentType>();

/** Loads a page's code before the router does. What fails is tried again, and told, once the page is drawn. */
export async function loadPage(path: string): Promise<ComponentType | undefined> {
  const page = await pages[path]?.().catch(() => undefined);
  if (page) loaded.set(path, page.default);
  return page?.default;
}

/** A page whose code `loadPage` has loaded. */
export const loadedPage = (path: string): ComponentType | undefined => loaded.get(path);
