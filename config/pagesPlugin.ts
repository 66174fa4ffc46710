import type { IApi } from '@umijs/max';
import { routes } from './routes';

/**
 * Writes `@@/pages`: how the code of each page is loaded, in the chunk that the router takes it from. umi's own routes
 * load it only once the layout around it is drawn.
 */
export default (api: IApi) => {
  api.onGenerateFiles(() => {
    const lines = routes.flatMap(({ path, component }) =>
      component
        ? `  '${path}': () => import(/* webpackChunkName: "${chunkOf(component)}" */ '@/pages/${component.slice(2)}'),`
        : [],
    );
    const type = "Readonly<Record<string, () => Promise<{ default: import('react').ComponentType }>>>";
    const content = [`export const pages: ${type} = {`, ...lines, '};', ''].join('\n');
    api.writeTmpFile({ noPluginDir: true, path: 'pages.ts', content });
  });
};

/** As umi names them: `./user/appUser` is `p__user__appUser`. */
const chunkOf = (component: string) => component.replace('./', 'p__').replaceAll('/', '__');
