import { defineConfig } from '@umijs/max';
import { proxy } from './config/proxy';
import { routes } from './config/routes';

/** Chunks that take longer than this count as failed (spec §9). Style chunks: src/chunks.ts. */
const CHUNK_TIMEOUT_MS = 120_000;

export default defineConfig({
  routes,
  proxy,
  history: { type: 'browser' },
  publicPath: '/',
  hash: true,
  npmClient: 'npm',
  mfsu: false,
  esbuildMinifyIIFE: true,
  // The targets below know all that core-js would bring.
  polyfill: false,
  fastRefresh: true,
  codeSplitting: { jsStrategy: 'granularChunks' },
  targets: { chrome: 100, firefox: 100, safari: 15 },
  title: 'Fish Admin',
  model: {},
  initialState: {},
  access: {},
  request: {},
  locale: { default: 'en-US', antd: true, baseNavigator: true, useLocalStorage: true },
  moment2dayjs: { preset: 'antd' },
  layout: false,
  alias: { '@contract': '/contract', '@config': '/config' },
  mock: { include: ['mock/**/*.ts'] },
  chainWebpack(config) {
    config.output.chunkLoadTimeout(CHUNK_TIMEOUT_MS);
    return config;
  },
});
