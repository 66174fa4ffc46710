const { join } = require('node:path');

exports.TRANSFORM = { jsTransformer: 'esbuild', jsTransformerOpts: { jsx: 'automatic', target: 'es2022' } };

exports.shared = {
  rootDir: join(__dirname, '../..'),
  cacheDirectory: '<rootDir>/.cache/jest',
  restoreMocks: true,
};
