/** In place of `@ant-design/cssinjs-utils` in the bundle: its hooks stand in modules that stubLoader.cjs replaces. */
export * from '@ant-design/cssinjs-utils/es';

const nothing = () => undefined;

export const genStyleUtils = () => ({
  genStyleHooks: nothing,
  genComponentStyleHook: nothing,
  genSubStyleComponent: nothing,
});
