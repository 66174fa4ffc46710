import * as cssinjs from '../../node_modules/@ant-design/cssinjs';

/**
 * antd without its styles: jsdom draws nothing, and to make and match them takes half of a test. Theme and tokens stay
 * real; what of the styles a test can notice stands in computedStyle.ts.
 */
module.exports = {
  ...cssinjs,
  useStyleRegister: () => (node: unknown) => node,
  useCSSVarRegister: () => [{}, '', ''],
};
