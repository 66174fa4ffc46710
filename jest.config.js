const { createConfig } = require('@umijs/max/test');
module.exports = { ...createConfig({ target: 'node', jsTransformer: 'esbuild' }), testEnvironment: 'node', testMatch: ['<rootDir>/server/**/*.test.ts'], collectCoverage: false };
