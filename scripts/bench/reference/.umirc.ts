import { defineConfig } from '@umijs/max';

// As umi has it by itself, but for what a page of these libraries needs to run.
export default defineConfig({
  npmClient: 'npm',
  mfsu: false,
  esbuildMinifyIIFE: true,
  hash: true,
  routes: [
    { path: '/user/login', component: './login' },
    { path: '/list', component: './list' },
  ],
});
