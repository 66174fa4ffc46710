import type { ComponentType } from 'react';
import Layout from '.';
import { atOnce } from './atOnce';
import { loadedPage } from './loadPage';
import { pages } from '@@/pages';

/** A route as umi has it. */
export interface Route {
  path?: string;
  /** The layout around all pages, whose path is `/` too. */
  isLayout?: boolean;
}

/** The layout and the pages, by the ids of umi's routes. Its own are lazy even where their code is there. */
export const routeComponents = (routes: Record<string, Route>): Record<string, ComponentType> =>
  Object.fromEntries(
    Object.entries(routes).flatMap(([id, { path = '', isLayout }]): [string, ComponentType][] => {
      if (isLayout) return [[id, Layout]];
      const load = pages[path];
      return load ? [[id, atOnce(load, () => loadedPage(path))]] : [];
    }),
  );
