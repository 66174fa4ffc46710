/** A chunk that takes longer counts as failed (spec §9). For scripts webpack keeps the time itself (.umirc.ts). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** What kind of chunk an error is about, if it is about one. */
export function chunkOf(error: unknown): 'script' | 'style' | undefined {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  if (code === 'CSS_CHUNK_LOAD_FAILED') return 'style';
  return name === 'ChunkLoadError' ? 'script' : undefined;
}

/**
 * The bundler waits for a style chunk for ever. This gives every stylesheet that is added to the page a timer; one
 * that runs out fires the link's own `error`, which the bundler turns into a failed chunk.
 */
export function limitStyleChunks(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') limit(node);
    }
  }).observe(document.head, { childList: true });
}

function limit(link: HTMLLinkElement): void {
  const timer = setTimeout(() => link.dispatchEvent(new Event('error')), CHUNK_TIMEOUT_MS);
  const settled = () => clearTimeout(timer);
  link.addEventListener('load', settled);
  link.addEventListener('error', settled);
}
