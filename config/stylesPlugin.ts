import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { makeAntd, makeTokens } from './styles/make';
import { used } from './styles/used';

/** `button/style/index.js` of antd, `components/Header/style/header.js` of ProComponents. */
const STYLE_MODULES =
  /node_modules[\\/](antd[\\/]es[\\/](?!style[\\/]|theme[\\/])|@ant-design[\\/]pro-[a-z]+[\\/]es[\\/])(.*[\\/])?(style[\\/].*|style|rightContentStyle)\.js$/;
const at = (file: string) => join(__dirname, 'styles', file);

/**
 * In the production build antd's styles are a file (styles/make.ts), and what would make them in the browser, page by
 * page, stays out of the bundle. What is left of it, such as what holds the page behind a dialog, goes into a sheet that
 * is there.
 */
export default (api: IApi) => {
  api.chainWebpack((config, { webpack }) => {
    if (api.env !== 'production') return;
    config.module.rule('styles').test(STYLE_MODULES).enforce('pre').use('stub').loader(at('stubLoader.cjs'));
    config.resolve.alias.set('@ant-design/cssinjs$', at('cssinjs.ts'));
    config.resolve.alias.set('@ant-design/cssinjs-utils$', at('cssinjsUtils.ts'));
    config.resolve.alias.set('react-style-singleton$', at('styleSingleton.ts'));
    // rc-util itself asks for it by its place.
    const replace = [/\/Dom\/dynamicCSS$/, at('dynamicCss.ts')];
    config.plugin('dynamicCss').use(webpack.NormalModuleReplacementPlugin, replace as never);
  });
  api.onGenerateFiles(() => {
    const inBrowser = '/* made in the browser */';
    const made = { tokens: makeTokens(), antd: api.env === 'production' ? makeAntd(used) : inBrowser };
    for (const [name, content] of Object.entries(made)) {
      api.writeTmpFile({ noPluginDir: true, path: `styles/${name}.css`, content });
    }
  });
};
