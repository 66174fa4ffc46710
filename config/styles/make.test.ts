import { DARK } from '../cssVar';
import { palette } from '../palette';
import { makeAntd, makeStyles, makeTokens } from './make';
import { isNotShown, needsNotShown } from './notShown';
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

test('icons have theirs, which they would bring themselves', () => {
  expect(css).toContain('.anticon-spin {');
});

test('styles of a part of a component are there, and none of languages from right to left', () => {
  expect(css).toContain('.ant-modal-confirm');
  expect(css).not.toMatch(/-rtl\b/);
});

test('what no page shows is left out, but not what says that something is not so', () => {
  expect(isNotShown('ant-col-xs-24')).toBe(true);
  expect(isNotShown('ant-col-24')).toBe(false);
  expect(isNotShown('ant-tag-blue')).toBe(true);
  expect(isNotShown('ant-timeline-item-head-blue')).toBe(false);
  expect(needsNotShown('.ant-select-filled .ant-select-selector')).toBe(true);
  expect(needsNotShown('.ant-menu:not(.ant-menu-horizontal) .ant-menu-item')).toBe(false);
  expect(needsNotShown('.ant-menu:where(.ant-menu-inline, .ant-menu-horizontal)')).toBe(false);
});

test('nothing says what global.css says of everything', () => {
  expect(css).not.toContain('[class^=');
});

test('the variables stand before the console, the components come with it, and nothing comes twice', () => {
  const button = /(^|\})\.ant-btn\{/;
  const table = /(^|\})\.ant-table-wrapper\{/;
  const variables = /(^|\})\.fish\{/;
  const icons = /\.anticon-spin \{/;
  const are = (css: string) => [button, table, variables, icons].map((pattern) => pattern.test(css));
  expect(are(makeTokens())).toEqual([false, false, true, false]);
  expect(are(makeAntd(used))).toEqual([true, true, false, true]);
});
