const { createConfig } = require('@umijs/max/test');
const { TRANSFORM, shared } = require('./shared');

/** The back end, what it shares with the console, and the scripts: plain Node. */
module.exports = {
  ...createConfig(TRANSFORM),
  ...shared,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{server,contract,config,scripts}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  transformIgnorePatterns: ['/node_modules/'],
  setupFiles: [],
  globalSetup: '<rootDir>/tests/jest/serverSetup.ts',
  globalTeardown: '<rootDir>/tests/jest/serverTeardown.ts',
};
