const { readFileSync } = require('node:fs');
const resolve = require('@umijs/test/dist/resolver');

/** A second copy of these beside the one file would have contexts of its own. */
const BUNDLED = /[\\/]node_modules[\\/](antd|@ant-design[\\/](icons|pro-[a-z]+))[\\/].*\.js$/;

let instead;

/** Resolves as umi's own does, and gives the libraries that libraries.js has made one file of. */
module.exports = (path, options) => {
  instead ??= JSON.parse(readFileSync(process.env.FISH_TEST_LIBRARIES, 'utf8'));
  const file = resolve(path, options);
  if (instead[file]) return instead[file];
  if (BUNDLED.test(file)) throw new Error(`${path} has to be among the ENTRIES of tests/jest/libraries.js.`);
  return file;
};
