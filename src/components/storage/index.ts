const names = ['localStorage', 'sessionStorage'] as const;

/**
 * A browser that blocks cookies throws whenever storage is touched, which would leave an empty page. What can't be kept
 * is then kept until the page is left. A storage that is only full stays, since it can be read.
 */
export function replaceUnusableStorage(): void {
  for (const name of names) {
    if (!isReadable(name)) Object.defineProperty(window, name, { configurable: true, value: new PageStorage() });
  }
}

function isReadable(name: (typeof names)[number]): boolean {
  try {
    window[name].getItem('theme');
    return true;
  } catch {
    return false;
  }
}

/** Storage that ends with the page. */
class PageStorage implements Storage {
  [name: string]: unknown;
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, String(value));
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  clear(): void {
    this.items.clear();
  }
}
