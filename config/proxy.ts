/**
 * Where `/fish` goes under `npm run dev`. Unset, the mock files answer; with FISH_PROXY a real back end does:
 * `MOCK=none FISH_PROXY=http://127.0.0.1:8000 npm run dev`.
 */
const target = process.env.FISH_PROXY;

export const proxy = target ? { '/fish': { target, changeOrigin: true } } : undefined;
