const { configUmiAlias, createConfig } = require('@umijs/max/test');
const { bundleLibraries } = require('./libraries');
const { TRANSFORM, shared } = require('./shared');

/** The console: the real pages in jsdom, over the real back end. */
module.exports = async () => {
  process.env.DID_YOU_KNOW = 'none';
  process.env.FISH_TEST_LIBRARIES = await bundleLibraries();
  // As `require`: jest's own `import()` wraps a module of ours in one more `default`.
  const jsTransformerOpts = { ...TRANSFORM.jsTransformerOpts, supported: { 'dynamic-import': false } };
  const config = createConfig({ ...TRANSFORM, jsTransformerOpts, target: 'browser' });
  config.moduleNameMapper['^@contract/(.*)$'] = '<rootDir>/contract/$1';
  config.moduleNameMapper['^@config/(.*)$'] = '<rootDir>/config/$1';
  // The file that the bundler takes; the one for `require` has other exports.
  config.moduleNameMapper['^jsencrypt$'] = '<rootDir>/node_modules/jsencrypt/lib/index.js';
  // Tests begin with the texts of both languages, which the console loads.
  config.moduleNameMapper['/src/locales/(en-US|zh-CN)[.]ts$'] = '<rootDir>/src/locales/$1/all.ts';
  config.moduleNameMapper['^@ant-design/cssinjs$'] = '<rootDir>/tests/jest/unstyled.ts';
  return {
    // Generates src/.umi-test, so that a test imports the `@umijs/max` that the console does, and maps every copy of
    // React that umi's plugins bring to the one of this project.
    ...(await configUmiAlias(config)),
    ...shared,
    displayName: 'console',
    resolver: '<rootDir>/tests/jest/resolver.js',
    testEnvironment: '<rootDir>/tests/jest/environment.ts',
    testMatch: ['<rootDir>/{src,tests/jest}/**/*.test.{ts,tsx}'],
    transformIgnorePatterns: ['/[.]cache/libraries/'],
    setupFiles: ['<rootDir>/tests/jest/browser.ts'],
    setupFilesAfterEnv: ['<rootDir>/tests/jest/setup.ts'],
    globalSetup: '<rootDir>/tests/jest/globalSetup.ts',
    globalTeardown: '<rootDir>/tests/jest/globalTeardown.ts',
  };
};
