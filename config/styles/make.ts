import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { iconStyles } from '@ant-design/icons/lib/utils';
import { ProConfigProvider } from '@ant-design/pro-provider';
import { App, ConfigProvider } from 'antd';
import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CSS_VAR, DARK } from '../cssVar';
import type { Mode } from '../palette';
import { layoutTokenOf, themeOf } from '../theme';
import { needsNotShown } from './notShown';
import type { Used } from './used';

/** The variables of both modes, which our own styles are made of. */
export function makeTokens(): string {
  const root = postcss.parse(makeStyles({}));
  for (const node of [...root.nodes])
    if (!(node.type === 'rule' && node.selector.includes(`.${CSS_VAR}`))) node.remove();
  return root.toString().trim();
}

/** The styles of antd, for a page that has those variables. */
export const makeAntd = (used: Used): string => without(makeStyles(used), makeTokens());

/**
 * The styles of all that is used, as a file: those of the light mode, and behind them what is different in the dark
 * mode, for a page whose root has the class of it.
 */
export function makeStyles(used: Used): string {
  const light = onlyShown(stylesOf(used, 'light'));
  return `${iconStyles}\n${light}\n${differing(light, onlyShown(stylesOf(used, 'dark')), DARK)}`;
}

/** As antd would put them into the page. */
function stylesOf(used: Used, mode: Mode): string {
  const cache = createCache();
  const specimens = Object.entries(used).flatMap(([id, keys]) =>
    keys.map((classes) => createElement(specimenOf(id), { classes, key: `${id} ${classes}` })),
  );
  const within = [
    [StyleProvider, { cache }],
    [ConfigProvider, { theme: themeOf(mode) }],
    [App, {}],
    [ProConfigProvider, { hashed: false, token: layoutTokenOf(mode) }],
  ] as [FunctionComponent, object][];
  renderToString(within.reduceRight<ReactNode>((node, [type, props]) => createElement(type, props, node), specimens));
  // Behind them it says, for a browser that makes styles itself, which are there.
  return extractStyle(cache, { plain: true }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}

/** ProLayout's own width of a menu that is collapsed. */
const OF_THE_MENU = { proLayoutCollapsedWidth: 64 };

function onlyShown(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const shown = rule.selectors.filter((selector) => !needsNotShown(selector));
    if (shown.length && !saysTheBox(rule)) rule.selectors = shown;
    else rule.remove();
  });
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  return root.toString();
}

/** src/global.css says it of everything; antd does of each component, by selectors that cost every element a look. */
const saysTheBox = ({ nodes }: Rule) =>
  nodes.every((node) => node.type === 'decl' && textOf(node) === 'box-sizing:border-box');

type Wrap = (node: ReactNode) => ReactNode;

/** A component that asks for the styles of a module, as those of antd do while they render. */
function specimenOf(id: string): FunctionComponent<{ classes: string }> {
  const exported = load(id);
  return ({ classes }) => {
    const [prefixCls = '', more] = classes.split(' ');
    if (exported.isSubStyle) return createElement(exported.value, { prefixCls, rootCls: more });
    const made = exported.value(prefixCls, more ?? (id.startsWith('pro-') ? OF_THE_MENU : undefined));
    const wrap: Wrap = typeof made === 'function' ? made : (made.wrapSSR ?? made[0]);
    return wrap(null);
  };
}

/** The module as Node loads it, which is beside the one that the browser gets. */
function load(id: string) {
  const [path = '', name = 'default'] = id.split('#');
  const [, pack = '', rest = ''] = /^([^/]+)\/(.*)$/.exec(path) ?? [];
  const module = require(`${pack === 'antd' ? pack : `@ant-design/${pack}`}/lib/${rest}`);
  const value = module[name];
  return { value, isSubStyle: value.name === 'StyledComponent' };
}

/** The rules of `css` that are not in `other` word for word. */
function without(css: string, other: string): string {
  const wordsOf = (node: ChildNode) => `${nameOf(node as Rule)} ${node}`;
  const known = new Set<string>();
  const root = postcss.parse(css);
  for (const node of postcss.parse(other).nodes) eachRule(node, (rule) => void known.add(wordsOf(rule)));
  for (const node of [...root.nodes]) eachRule(node, (rule) => void (known.has(wordsOf(rule)) && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  return root.toString();
}

/** Rules, also below conditions; the frames of an animation are one. */
function eachRule(node: ChildNode, look: (rule: ChildNode) => void): void {
  const isCondition = node.type === 'atrule' && !/keyframes/.test(node.name);
  if (isCondition) for (const each of [...(node.nodes ?? [])]) eachRule(each, look);
  else look(node);
}

/** The rules of `other` that are different, for a page whose root has a class. */
function differing(base: string, other: string, rootClass: string): string {
  const known = new Map<string, Set<string>>();
  postcss.parse(base).walkRules((rule) => {
    const said = known.get(nameOf(rule)) ?? new Set<string>();
    known.set(nameOf(rule), said);
    rule.walkDecls((declaration) => void said.add(textOf(declaration)));
  });
  const root = postcss.parse(other);
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    rule.walkDecls((declaration) => {
      if (known.get(nameOf(rule))?.has(textOf(declaration))) declaration.remove();
    });
    rule.selectors = rule.selectors.flatMap((selector) => below(selector, rootClass));
  });
  root.walkRules((rule) => void (rule.nodes.length || rule.remove()));
  root.walkAtRules((rule) => void (!rule.nodes?.length || /keyframes/.test(rule.name) ? rule.remove() : undefined));
  return root.toString();
}

/** The variables stand at the root itself as well. */
const below = (selector: string, rootClass: string) =>
  selector.startsWith('.fish')
    ? [`.${rootClass} ${selector}`, `.${rootClass}${selector}`]
    : [`.${rootClass} ${selector}`];

const textOf = ({ prop, value }: Declaration) => `${prop}:${value}`;
const isFrame = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes/.test((parent as { name?: string }).name ?? '');
const nameOf = ({ parent, selector }: Rule) =>
  `${parent?.type === 'atrule' ? (parent as { params?: string }).params : ''} ${selector}`;
