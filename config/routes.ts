export const routes = [
  { path: '/user/login', component: './user/login' },
  { path: '/*', component: './404' },
];
