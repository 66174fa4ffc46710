/** Run with `npm run jest`; one project alone: `npm run jest -- --selectProjects server`. */
module.exports = {
  projects: ['<rootDir>/tests/jest/server.config.js', '<rootDir>/tests/jest/console.config.js'],
  testTimeout: 240_000,
  // The default leaves one core of two idle.
  maxWorkers: '100%',
  coverageDirectory: '.cache/coverage',
  collectCoverageFrom: ['src/{session,request}/**/*.{ts,tsx}', '!**/*.test.*'],
  coverageThreshold: { './src/session/': { branches: 95 }, './src/request/': { branches: 95 } },
};
