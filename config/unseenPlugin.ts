import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** Parts of libraries that come with what we use and that no page shows: components or lists of texts, by their exports. */
const UNSEEN: [path: string, ...names: string[]][] = [
  // Pictures of antd's pages for 403, 404 and 500.
  ['antd/es/result/(noFound|serverError|unauthorized)\\.js', 'default'],
  // What opens in a table's header to filter by, and ProTable's own choice of columns.
  ['antd/es/table/hooks/useFilter/FilterDropdown\\.js', 'default', 'flattenKeys'],
  ['antd/es/tree/index\\.js', 'default'],
  ['@ant-design/pro-table/es/components/ColumnSetting/index\\.js', 'default'],
  // A cell that is edited in its place.
  ['@ant-design/pro-table/es/utils/cellRenderToFromItem\\.js', 'default'],
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
  ['@ant-design/pro-utils/es/useEditableArray/index\\.js', '@ant-design/pro-utils/', 'drawnOnly/noEditing.ts'],
  ['antd/es/table/hooks/useSelection\\.js', 'antd/', 'drawnOnly/noSelection.ts'],
  ['rc-table/es/Body/BodyRow\\.js', 'rc-table/', 'drawnOnly/tableRow.tsx'],
];

/** Packages that do not say that what nothing uses of them may be left out: `useRequest` of umi's, most of a form's. */
const UNUSED = '(@ahooksjs/use-request|rc-field-form)/';

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
