import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** Parts of libraries that come with what we use, and that no page shows; each exports one component or list of texts. */
const UNSEEN = [
  // Pictures of antd's pages for 403, 404 and 500.
  'antd/es/result/(noFound|serverError|unauthorized)\\.js',
  // For filters of a table that are a tree, and ProTable's own choice of columns.
  'antd/es/tree/index\\.js',
  '@ant-design/pro-table/es/components/ColumnSetting/index\\.js',
  // Languages that the console does not speak.
  '@ant-design/pro-provider/es/locale/(?!en_US|zh_CN)\\w+\\.js',
];

/** umi's `useRequest`: nothing of ours imports it, but it does not say that it may be left out. */
const UNUSED = '@ahooksjs/use-request/';

const inPackage = (path: string) => new RegExp(`node_modules/${path}`.replaceAll('/', '[\\\\/]'));

/** Leaves out of the production build what is never shown. */
export default (api: IApi) => {
  api.chainWebpack((config) => {
    if (api.env !== 'production') return;
    const nothing = join(__dirname, 'drawnOnly/nothing.cjs');
    for (const path of UNSEEN) {
      config.module.rule(path).test(inPackage(path)).enforce('pre').use('nothing').loader(nothing);
    }
    config.module.rule('unused').test(inPackage(UNUSED)).sideEffects(false);
    config.resolve.alias.set('resize-observer-polyfill$', join(__dirname, 'drawnOnly/resizeObserver.ts'));
  });
};
