const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { build } = require('esbuild');

/**
 * Whatever of antd and its relatives the console imports, as one file: a page's test would otherwise load two thousand
 * files of theirs, which takes longer than many a test. Nothing in them is changed.
 */
const ENTRIES = [
  'antd',
  'antd/es/color-picker/util',
  'antd/es/locale/en_US',
  'antd/es/locale/zh_CN',
  '@ant-design/icons',
  '@ant-design/pro-layout',
  // What stands in for parts of libraries is held to these (drawnOnly.test.tsx).
  '@ant-design/pro-layout/es/components/CollapsedIcon',
  '@ant-design/pro-layout/es/components/SiderMenu/SiderMenu',
  '@rc-component/context',
  'rc-table/es',
  'rc-table/es/Body/MeasureRow',
  'rc-table/es/context/TableContext',
  'rc-table/es/hooks/useStickyOffsets',
  'rc-util/es/utils/get',
  '@ant-design/pro-table',
  '@ant-design/v5-patch-for-react-19',
  'ahooks',
];
/** Shared with the console, or replaced by the tests (console.config.js). */
const OUTSIDE = ['react', 'react-dom', 'react/*', 'react-dom/*', 'dayjs', 'dayjs/*', '@ant-design/cssinjs'];

/** A thousand icons ask for React, and jest's own `require` looks for the file each time. */
const ASKED_ONCE = '{ const first = require; const had = {}; require = (name) => (had[name] ??= first(name)); }';

const root = join(__dirname, '../..');

/**
 * Makes the file unless it is there for these packages.
 * Returns the path of the list that resolver.js reads: for each file that a test would load, the one it gets.
 */
exports.bundleLibraries = async () => {
  const hash = createHash('sha256')
    .update(readFileSync(__filename))
    .update(readFileSync(join(root, 'package-lock.json')));
  const folder = join(root, '.cache/libraries', hash.digest('hex').slice(0, 16));
  const list = join(folder, 'list.json');
  if (existsSync(list)) return list;
  mkdirSync(folder, { recursive: true });
  const entries = ENTRIES.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  await build({
    stdin: { contents: `module.exports = {${entries.join(',\n')}};`, resolveDir: root },
    outfile: join(folder, 'all.js'),
    bundle: true,
    platform: 'node',
    target: 'es2022',
    conditions: ['browser'],
    mainFields: ['main', 'module'],
    external: OUTSIDE,
    minifyWhitespace: true,
    banner: { js: ASKED_ONCE },
    logLevel: 'error',
  });
  const instead = {};
  for (const [index, name] of ENTRIES.entries()) {
    const file = join(folder, `${index}.js`);
    writeFileSync(file, `module.exports = require('./all.js')[${JSON.stringify(name)}]();\n`);
    instead[realpathSync(require.resolve(name, { paths: [root] }))] = file;
  }
  writeFileSync(list, JSON.stringify(instead));
  return list;
};
