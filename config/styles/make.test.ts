import { DARK } from '../cssVar';
import { palette } from '../palette';
import { makeStyles } from './make';
import { used } from './used';

const css = makeStyles({
  'antd/button/style': ['ant-btn'],
  'antd/modal/style/confirm': ['ant-modal'],
  'pro-layout/components/SiderMenu/style#useStyle': ['ant-pro-sider'],
});

test('the light mode stands as antd makes it, and what is different in the dark one below its class', () => {
  expect(css).toMatch(/(^|\})\.ant-btn\{/);
  expect(css).toContain(`--fish-color-primary:${palette.light.primary}`);
  expect(css).toMatch(new RegExp(`\\.${DARK}\\.fish\\{[^}]*--fish-color-primary:${palette.dark.primary}`));
  expect(css).toMatch(new RegExp(`\\.${DARK} \\.ant-pro-layout \\.ant-pro-sider[^{]*\\{`));
  // The same in both modes, so it is said once.
  expect(css.match(/--fish-border-radius:/g)).toHaveLength(1);
});

test('styles of a part of a component are there, and none of languages from right to left', () => {
  expect(css).toContain('.ant-modal-confirm');
  expect(css).not.toMatch(/-rtl\b/);
});

test('everything that is used can be made', () => {
  expect(() => makeStyles(used)).not.toThrow();
});
