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
const computed = new WeakMap<object, { seed: Token; override: Token; result: Computed }[]>();

export function useCacheToken(
  theme: Theme<never, never>,
  [base, own = NOTHING]: readonly Token[],
  { override = NOTHING, getComputedToken, cssVar }: TokenOptions = {},
): Computed {
  const known = computed.get(theme) ?? [];
  computed.set(theme, known);
  const found = known.find((each) => isSame(each.seed, own) && isSame(each.override, override));
  if (found) return found.result;
  const seed = { ...base, ...own };
  const real = getComputedToken
    ? getComputedToken(seed, override, theme)
    : { ...(theme.getDerivativeToken(seed as never) as Token), ...override };
  const token = cssVar ? (transformToken(real, cssVar.key, cssVar as never)[0] as Token) : real;
  const result: Computed = [token, '', real, '', cssVar?.key ?? ''];
  known.push({ seed: own, override, result });
  return result;
}

/** ProLayout makes its objects anew with each rendering. */
function isSame(one: Token, other: Token): boolean {
  if (one === other) return true;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

export const useStyleRegister = () => (node: unknown) => node;
export const useCSSVarRegister = () => undefined;
