const { createConfig } = require('@umijs/max/test');
const { TRANSFORM, shared } = require('./shared');

/** The back end, what it shares with the console, and the scripts: plain Node. */
module.exports = {
  ...createConfig(TRANSFORM),
  ...shared,
  displayName: 'server',
  testEnvironment: '<rootDir>/tests/jest/serverEnvironment.ts',
  testMatch: ['<rootDir>/{server,contract,config,scripts}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  transformIgnorePatterns: ['/node_modules/'],
  setupFiles: [],
  // Known to every module as its own: looked up as globals of the sandbox each use takes a hundred times as long, and
  // the modules that speak to the database use them all the time. Nothing that tests replace, such as `Date`.
  sandboxInjectedGlobals: [
    ...['Array', 'ArrayBuffer', 'BigInt', 'DataView', 'Error', 'Int32Array', 'JSON', 'Map', 'Math', 'Number', 'Object'],
    ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap'],
  ],
  globalSetup: '<rootDir>/tests/jest/serverSetup.ts',
  globalTeardown: '<rootDir>/tests/jest/serverTeardown.ts',
};
