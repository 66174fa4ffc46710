const { join } = require('node:path');

exports.TRANSFORM = { jsTransformer: 'esbuild', jsTransformerOpts: { jsx: 'automatic', target: 'es2022' } };

exports.shared = {
  rootDir: join(__dirname, '../..'),
  cacheDirectory: '<rootDir>/.cache/jest',
  // A limit for what hangs, not a measure of speed: machines with few cores are slow.
  testTimeout: 240_000,
  restoreMocks: true,
};
