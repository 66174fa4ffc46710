import { useEffect } from 'react';

/** Which title wins: a drawer's before the page's, the page's before the menu's. */
const LEVELS = { menu: 0, page: 1, drawer: 2 } as const;

const named = new Map<symbol, { title: string; level: number }>();

function show(): void {
  const [top] = [...named.values()].sort((a, b) => b.level - a.level);
  document.title = top ? `${top.title} · Fish Admin` : 'Fish Admin';
}

/** Sets the tab's title while the component is rendered; without a title the level below sets it. */
export function useTabTitle(title: string | undefined, level: keyof typeof LEVELS = 'page'): void {
  useEffect(() => {
    if (!title) return undefined;
    const key = Symbol(title);
    named.set(key, { title, level: LEVELS[level] });
    show();
    return () => {
      named.delete(key);
      show();
    };
  }, [title, level]);
}
