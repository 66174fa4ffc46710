import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** Parts of libraries that come with what we use and that no page shows: components or lists of texts, by their exports. */
const UNSEEN: [path: string, ...names: string[]][] = [
  // Pictures of antd's pages for 403, 404 and 500.
  ['antd/es/result/(noFound|serverError|unauthorized)\\.js', 'default'],
  // For filters of a table that are a tree, and ProTable's own choice of columns.
  ['antd/es/tree/index\\.js', 'default'],
  ['@ant-design/pro-table/es/components/ColumnSetting/index\\.js', 'default'],
  // ProLayout's menu, in whose place ours stands, its header and its breadcrumbs.
  ['@ant-design/pro-layout/es/components/SiderMenu/BaseMenu\\.js', 'BaseMenu'],
  ['@ant-design/pro-layout/es/components/Header/index\\.js', 'DefaultHeader'],
  ['@ant-design/pro-layout/es/utils/getBreadcrumbProps\\.js', 'getBreadcrumbProps'],
  // Languages that the console does not speak.
  ['@ant-design/pro-provider/es/locale/(?!en_US|zh_CN)\\w+\\.js', 'default'],
  ['@ant-design/pro-layout/es/locales/(?!en-US|zh-CN)\\w+-\\w+\\.js', 'default'],
];

/** Parts of which we need less: who brings them, and the file of ours that stands in. */
const LESS: [path: string, by: string, file: string][] = [
  ['@ant-design/pro-table/es/useFetchData\\.js', '@ant-design/pro-table/', 'drawnOnly/givenRows.ts'],
  ['antd/es/table/hooks/useSelection\\.js', 'antd/', 'drawnOnly/noSelection.ts'],
  ['rc-table/es/Body/BodyRow\\.js', 'rc-table/', 'drawnOnly/tableRow.tsx'],
];

/** umi's `useRequest`: nothing of ours imports it, but it does not say that it may be left out. */
const UNUSED = '@ahooksjs/use-request/';

const inPackage = (path: string) => new RegExp(`node_modules/${path}`.replaceAll('/', '[\\\\/]'));

/** Leaves out of the production build what is never shown. */
export default (api: IApi) => {
  api.chainWebpack((config) => {
    if (api.env !== 'production') return;
    const nothing = join(__dirname, 'drawnOnly/nothing.cjs');
    for (const [path, ...names] of UNSEEN) {
      const loaded = config.module.rule(path).test(inPackage(path)).enforce('pre').use('nothing').loader(nothing);
      loaded.options({ names });
    }
    const instead = join(__dirname, 'drawnOnly/instead.cjs');
    for (const [path, by, file] of LESS) {
      const rule = config.module.rule(path).test(inPackage(path)).issuer(inPackage(by)).enforce('pre');
      rule
        .use('instead')
        .loader(instead)
        .options({ file: join(__dirname, file) });
    }
    config.module.rule('unused').test(inPackage(UNUSED)).sideEffects(false);
    config.resolve.alias.set('resize-observer-polyfill$', join(__dirname, 'drawnOnly/resizeObserver.ts'));
  });
};
