import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** Parts of libraries that come with what we use and that no page shows: components or lists of texts, by their exports. */
const UNSEEN: [path: string, ...names: string[]][] = [
  // Pictures of antd's pages for 403, 404 and 500.
  ['antd/es/result/(noFound|serverError|unauthorized)\\.js', 'default'],
  // Tables of which only those rows are drawn that can be seen, and several days in one field.
  ['rc-table/es/VirtualTable/index\\.js', 'default', 'genVirtualTable'],
  ['antd/es/table/RcTable/VirtualTable\\.js', 'default'],
  ['rc-picker/es/PickerInput/Selector/SingleSelector/MultipleDates\\.js', 'default'],
  // What opens in a table's header to filter by, and ProTable's own choice of columns.
  ['antd/es/table/hooks/useFilter/FilterDropdown\\.js', 'default', 'flattenKeys'],
  ['antd/es/tree/index\\.js', 'default'],
  ['@ant-design/pro-table/es/components/ColumnSetting/index\\.js', 'default'],
  // A cell or a text that is edited in its place.
  ['@ant-design/pro-table/es/utils/cellRenderToFromItem\\.js', 'default'],
  ['antd/es/typography/Editable\\.js', 'default'],
  // What ProTable puts around its table: a card, a bar of buttons, what says how many rows are chosen, a form to search with.
  ['@ant-design/pro-card/es/index\\.js', 'default'],
  ['@ant-design/pro-table/es/components/(Alert|Form|ToolBar)/index\\.js', 'default'],
  // What it compares questions and keeps the visible columns with.
  ['lodash-es/(isEmpty|isEqual|merge)\\.js', 'default'],
  ['@ant-design/pro-utils/es/stringify/index\\.js', 'default'],
  // A code of single digits.
  ['antd/es/input/OTP/index\\.js', 'default'],
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
  ['antd/es/message/useMessage\\.js', 'antd/es/app/', 'drawnOnly/noMessage.ts'],
  ['antd/es/color-picker/util\\.js', 'antd/es/tooltip/', 'drawnOnly/colours.ts'],
  [
    '@ant-design/pro-layout/es/components/SiderMenu/SiderMenu\\.js',
    '@ant-design/pro-layout/',
    'drawnOnly/siderMenu.tsx',
  ],
  ['@ant-design/pro-provider/es/useStyle/token\\.js', '@ant-design/pro-provider/', 'drawnOnly/noTokens.ts'],
  ['@umijs/renderer-react/dist/link\\.js', '@umijs/renderer-react/', 'drawnOnly/link.tsx'],
  ['@ant-design/pro-table/es/useFetchData\\.js', '@ant-design/pro-table/', 'drawnOnly/givenRows.ts'],
  ['@ant-design/pro-utils/es/useEditableArray/index\\.js', '@ant-design/pro-utils/', 'drawnOnly/noEditing.ts'],
  ['antd/es/table/hooks/useSelection\\.js', 'antd/', 'drawnOnly/noSelection.ts'],
  ['rc-table/es/Body/BodyRow\\.js', 'rc-table/', 'drawnOnly/tableRow.tsx'],
  ['rc-table/es/Body/MeasureRow\\.js', 'rc-table/', 'drawnOnly/measureRow.tsx'],
  ['rc-table/es/hooks/useStickyOffsets\\.js', 'rc-table/', 'drawnOnly/stickyOffsets.ts'],
];

/** Modules that are needed elsewhere: who brings them in vain, and the names that it imports. */
const UNSEEN_BY: [path: string, by: string, ...names: string[]][] = [
  // A choice of how many rows a page has: lists have their own (PageSize).
  ['antd/es/select/index\\.js', 'antd/es/pagination/', 'default'],
  // Tabs in the header of a card, and menus in breadcrumbs.
  ['antd/es/tabs/index\\.js', 'antd/es/card/', 'default'],
  ['antd/es/dropdown/dropdown\\.js', 'antd/es/breadcrumb/', 'default'],
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
    for (const [path, by, ...names] of UNSEEN_BY) {
      const rule = config.module.rule(`${path} by ${by}`).test(inPackage(path)).issuer(inPackage(by)).enforce('pre');
      rule.use('nothing').loader(nothing).options({ names });
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
