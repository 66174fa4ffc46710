import { useEffect } from 'react';

/** What names the tab: what lies on top of the page before the page, the page before its menu entry. */
const LEVELS = { menu: 0, page: 1, drawer: 2 } as const;

const named = new Map<symbol, { title: string; level: number }>();

function show(): void {
  const [top] = [...named.values()].sort((a, b) => b.level - a.level);
  document.title = top ? `${top.title} · Fish Admin` : 'Fish Admin';
}

/** Names the browser's tab for as long as the component stands; without a title what lies below it is named. */
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
