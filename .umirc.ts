import { join } from 'node:path';
import { defineConfig } from '@umijs/max';
import { splitChunks } from './config/chunks';
import { DARK } from './config/cssVar';
import { palette } from './config/palette';
import { proxy } from './config/proxy';
import { routes } from './config/routes';

/** Paints the first frame in the chosen theme (src/components/ThemeProvider), before any chunk is here. */
const FIRST_PAINT = `var t;try{t=localStorage.getItem('theme')}catch(e){}var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);var r=document.documentElement;if(d)r.classList.add('${DARK}');r.style.cssText='color-scheme:'+(d?'dark':'light')+';background:'+(d?'${palette.dark.page}':'${palette.light.page}')`;

/**
 * umi asks for a route's chunks before the bundler does. One that has failed by then is taken out of the page: the
 * bundler would take it for one still on its way, and wait until the time below is up.
 */
const DROP_FAILED_CHUNKS = `addEventListener('error',function(e){var s=e.target;if(e.filename)s=[].find.call(document.scripts,function(a){return a.src===e.filename});if(s&&s.tagName==='SCRIPT'&&s.dataset.webpack)s.remove()},true)`;

/** Chunks that take longer than this count as failed (spec §9). Style chunks: src/components/ErrorBoundary/chunks.ts. */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Modules of ours in place of packages that others bring: forms and editable fields, which ProTable shows none of here
 * and which are a third of what a list loads; what ProLayout would ask for a menu and work it out with; colours that antd
 * brings another package for; react-intl's slow parser.
 */
const STAND_INS = {
  '@ant-design/pro-form': 'config/drawnOnly/proForm.ts',
  '@ant-design/pro-field': 'config/drawnOnly/proField.ts',
  '@ctrl/tinycolor': 'config/drawnOnly/tinyColor.ts',
  '@umijs/route-utils': 'config/drawnOnly/routeUtils.ts',
  'intl-messageformat-parser': 'config/drawnOnly/messageParser.ts',
  swr: 'config/drawnOnly/swr.ts',
};

export default defineConfig({
  routes,
  proxy,
  history: { type: 'browser' },
  publicPath: '/',
  hash: true,
  npmClient: 'npm',
  mfsu: false,
  esbuildMinifyIIFE: true,
  // The targets below know all that core-js would bring.
  polyfill: false,
  fastRefresh: true,
  targets: { chrome: 110, firefox: 125, safari: '16.4' },
  title: 'Fish Admin',
  favicons: ['/favicon.svg'],
  headScripts: [{ content: FIRST_PAINT }, { content: DROP_FAILED_CHUNKS }],
  model: {},
  initialState: {},
  access: {},
  request: {},
  locale: { default: 'en-US', antd: false, baseNavigator: true, useLocalStorage: true },
  moment2dayjs: { preset: 'antd' },
  layout: false,
  plugins: [
    './config/rootPlugin.ts',
    './config/targetsPlugin.ts',
    './config/areasPlugin.ts',
    './config/pagesPlugin.ts',
    './config/contractPlugin.ts',
    './config/stylesPlugin.ts',
    './config/unseenPlugin.ts',
    './config/htmlPlugin.ts',
    './config/buildInfoPlugin.ts',
    './config/startPlugin.ts',
  ],
  alias: { '@contract': join(__dirname, 'contract'), '@config': join(__dirname, 'config') },
  chainWebpack(config, { env }) {
    config.output.chunkLoadTimeout(CHUNK_TIMEOUT_MS);
    // Nothing that runs in the browser needs Node's Buffer, which umi would add.
    config.plugins.delete('node-polyfill-provider');
    for (const [name, file] of Object.entries(STAND_INS)) config.resolve.alias.set(`${name}$`, join(__dirname, file));
    if (env === 'production') config.optimization.splitChunks(splitChunks);
    return config;
  },
});
