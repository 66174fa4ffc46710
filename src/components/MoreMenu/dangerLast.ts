import type { MenuAction } from '.';

/** The items of a menu, the dangerous ones last and below a line. */
export function dangerLast(items: readonly MenuAction[]): MenuAction[] {
  const dangerous = items.filter(isDangerous);
  const others = items.filter((item) => !isDangerous(item));
  return others.length && dangerous.length ? [...others, { type: 'divider' }, ...dangerous] : [...others, ...dangerous];
}

const isDangerous = (item: MenuAction): boolean => 'danger' in item && item.danger === true;
