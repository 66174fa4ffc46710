/** In place of `rc-util/es/Dom/dynamicCSS` in the bundle. */
import { addRules } from './rules';

/** Those of icons are in the file of styles (make.ts). */
const ICONS = '@ant-design-icons';

const removers = new Map<string, () => void>();

export function updateCSS(css: string, key: string): void {
  if (key === ICONS) return;
  removeCSS(key);
  removers.set(key, addRules(css));
}

export function removeCSS(key: string): void {
  removers.get(key)?.();
  removers.delete(key);
}
