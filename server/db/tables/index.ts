export * from './columns';
export * from './operation';
export * from './sceneTemplate';
export * from './sysUser';
export * from './user';
export * from './view';
