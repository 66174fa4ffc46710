import * as cssinjs from '../../node_modules/@ant-design/cssinjs';

/**
 * antd without its styles: jsdom renders nothing, and generating and matching styles takes half of a test's time. Theme
 * and tokens stay real; computedStyle.ts has the styles that a test can notice.
 */
module.exports = {
  ...cssinjs,
  useStyleRegister: () => (node: unknown) => node,
  useCSSVarRegister: () => [{}, '', ''],
};
