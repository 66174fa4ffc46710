/**
 * In place of `@ant-design/cssinjs` in the bundle: what makes styles does nothing, since they are in a file (make.ts).
 * A theme's tokens are worked out once.
 */
import type { Theme } from '@ant-design/cssinjs/es/theme';
import { transformToken } from '@ant-design/cssinjs/es/util/css-variables';

export { default as StyleContext } from '@ant-design/cssinjs/es/StyleContext';
export { createTheme, genCalc, Theme } from '@ant-design/cssinjs/es/theme';
export { unit } from '@ant-design/cssinjs/es/util';

type Token = Record<string, unknown>;

interface TokenOptions {
  override?: Token;
  getComputedToken?: (token: Token, override: Token, theme: Theme<never, never>) => Token;
  cssVar?: { key: string; prefix?: string };
}

/** For antd the token as variables, the class of the hash, and the token itself; for ProComponents both are the token. */
type Computed = readonly [token: Token, hashId: string, realToken: Token, variables: string, key: string];

const NOTHING: Token = {};

interface Known {
  /** By the very objects: every component asks whenever it is drawn, mostly with the same ones. */
  bySeed: WeakMap<Token, WeakMap<Token, Computed>>;
  all: { seed: Token; override: Token; result: Computed }[];
}

const ofTheme = new WeakMap<object, Known>();

export function useCacheToken(
  theme: Theme<never, never>,
  [base, own = NOTHING]: readonly Token[],
  { override = NOTHING, getComputedToken, cssVar }: TokenOptions = {},
): Computed {
  const { bySeed, all } = inMap(ofTheme, theme, () => ({ bySeed: new WeakMap(), all: [] }));
  const byOverride = inMap(bySeed, own, () => new WeakMap());
  return inMap(byOverride, override, () => {
    const equal = all.find((each) => isSame(each.seed, own) && isSame(each.override, override));
    if (equal) return equal.result;
    const seed = { ...base, ...own };
    // What ProComponents bring along has been worked out: it is antd's.
    const real = getComputedToken ? getComputedToken(seed, override, theme) : { ...seed, ...override };
    const token = cssVar ? (transformToken(real, cssVar.key, cssVar as never)[0] as Token) : real;
    const result: Computed = [token, '', real, '', cssVar?.key ?? ''];
    all.push({ seed: own, override, result });
    return result;
  });
}

function inMap<Key extends object, Value>(map: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** ProLayout makes its objects, and those within, anew with each rendering. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isToken(one) || !isToken(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const isToken = (value: unknown): value is Token => typeof value === 'object' && value !== null;

export const useStyleRegister = () => (node: unknown) => node;
export const useCSSVarRegister = () => undefined;
