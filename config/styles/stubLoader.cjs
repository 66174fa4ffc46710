// Webpack loader of the production build: a module that makes antd's styles in the browser becomes hooks that name the
// classes alone, since the styles are in a file (make.ts). What else it exports only such modules import.
const { sep } = require('node:path');

const SUB_STYLE = /export default genSubStyleComponent\(/;
/** Names of variables that components use themselves. */
const LITERAL = /^export const (\w+) = ('[^']*');$/gm;

/** `antd/button`, `pro-layout/components/Header`: as the list of styles calls it. */
function idOf(file) {
  const [, path = ''] = file.split(/node_modules[\\/](?:@ant-design[\\/])?(?=antd[\\/]|pro-)/);
  return path
    .split(sep)
    .join('/')
    .replace('/es/', '/')
    .replace(/\/index\.js$|\.js$/, '');
}

/** The function of hooks.ts that stands in for it. */
function makerOf(id, source) {
  if (id.startsWith('pro-')) return 'proHook';
  return SUB_STYLE.test(source) ? 'subStyle' : 'hook';
}

function namesIn(source) {
  const names = new Set();
  for (const [, name] of source.matchAll(/^export (?:const|var|let|function|class) (\w+)/gm)) names.add(name);
  for (const [, list] of source.matchAll(/^export \{([^}]*)\}/gm)) {
    for (const each of list.split(','))
      names.add(
        each
          .trim()
          .split(/\s+as\s+/)
          .pop(),
      );
  }
  if (/^export default /m.test(source)) names.add('default');
  names.delete('');
  return [...names];
}

module.exports = function stub(source) {
  const id = idOf(this.resourcePath);
  const literals = new Map([...source.matchAll(LITERAL)].map(([, name, value]) => [name, value]));
  const make = makerOf(id, source);
  const lines = namesIn(source).map((name) => {
    const isHook = name === 'default' || /^use[A-Z]/.test(name);
    const key = name === 'default' ? id : `${id}#${name}`;
    const value = isHook ? `${make}(${JSON.stringify(key)})` : (literals.get(name) ?? 'undefined');
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  return [`import { hook, proHook, subStyle } from '@config/styles/hooks';`, ...lines, ''].join('\n');
};
module.exports.idOf = idOf;
