/** A slower chunk counts as failed (spec §9). For scripts webpack has its own timeout (.umirc.ts). */
const CHUNK_TIMEOUT_MS = 120_000;

/** Which kind of chunk failed to load, if the error is about one. */
export function chunkOf(error: unknown): 'script' | 'style' | undefined {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  if (code === 'CSS_CHUNK_LOAD_FAILED') return 'style';
  return name === 'ChunkLoadError' ? 'script' : undefined;
}

/**
 * The bundler waits forever for a style chunk. This gives every added stylesheet a timeout; after it the link fires
 * `error`, which the bundler turns into a failed chunk.
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
