/**
 * What stands in the bundle in place of antd's and ProComponents' style hooks: the styles are in files, so a hook names
 * the classes alone. It says so on the console if it is asked for styles that they lack, or too early (used.ts).
 */
import { CSS_VAR } from '../cssVar';
import { used } from './used';

type Wrap = <Node>(node: Node) => Node;

const same: Wrap = (node) => node;
const ofAntd = [same, '', CSS_VAR] as const;
const ofPro = { wrapSSR: same, hashId: '' } as const;

/** The file of the styles, which comes with the console (src/layouts/Console.tsx). */
const STYLES = 'link[rel=stylesheet][href*="/console."]';

function checker(id: string) {
  const made = new Set<string>();
  return (...args: readonly unknown[]) => {
    const key = keyOf(args);
    if (made.has(key)) return;
    made.add(key);
    if (!used[id]?.includes(key)) console.error(`config/styles/used.ts lacks ${id}: ${key}`);
    else if (!document.querySelector(STYLES)) console.error(`${id}: ${key} is asked for before its styles are there`);
  };
}

/** The classes that a hook is called with, the second only if it differs. */
function keyOf([prefix, root]: readonly unknown[]): string {
  const first = String(prefix);
  return typeof root !== 'string' || root === first ? first : `${first} ${root}`;
}

export function hook(id: string) {
  const check = checker(id);
  // False: within a component that brings the styles itself.
  return (prefixCls: string, rootCls?: string | boolean, injectStyle?: boolean) => {
    if (rootCls !== false && injectStyle !== false) check(prefixCls, rootCls);
    return ofAntd;
  };
}

export function proHook(id: string) {
  const check = checker(id);
  return (prefixCls: string, more?: unknown) => {
    // A skin that an installation could give; ours has none.
    if (!id.endsWith('#useStylish')) check(prefixCls, more);
    return ofPro;
  };
}

/** A component that would only bring styles. */
export function subStyle(id: string) {
  const check = checker(id);
  return ({ prefixCls, rootCls }: { prefixCls: string; rootCls?: string }) => {
    check(prefixCls, rootCls);
    return null;
  };
}
