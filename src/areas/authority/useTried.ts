import { useSearchParams } from '@umijs/max';

/** The tried list is kept in the address, so that it survives a reload and can be shared. */
export function useTried() {
  const [search, setSearch] = useSearchParams();
  const entries = search.getAll('try');
  const write = (tried: readonly string[], onlyChanges: boolean) => {
    const next = new URLSearchParams(tried.map((entry) => ['try', entry]));
    if (tried.length && onlyChanges) next.set('changes', '1');
    setSearch(next, { replace: true });
  };
  const onlyChanges = search.has('changes');
  return {
    tried: entries.length ? entries : undefined,
    onlyChanges,
    setTried: (tried: readonly string[]) => write(tried, onlyChanges),
    setOnlyChanges: (only: boolean) => write(entries, only),
  };
}
