/** What tells that somebody is there: the first of these on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];
/** Ms: what was pressed goes first, and a menu takes longer to be opened and read. */
const PAUSE = 1000;
/** Ms: not longer after that, however busy the page is. */
const AT_LATEST = { timeout: 2000 };

const waiting = new Set<() => void>();
let used = false;

/** Safari does not say when nothing else is done. */
function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) setTimeout(() => window.requestIdleCallback(work, AT_LATEST), PAUSE);
  else work();
}

function onUse() {
  used = true;
  for (const work of waiting) whenIdle(work);
  waiting.clear();
}
for (const sign of SIGNS) window.addEventListener(sign, onUse, { capture: true, once: true, passive: true });

/** Does something once somebody uses the page: what opens only when it is pressed is loaded then, and not before rows. */
export function whenUsed(work: () => void): void {
  if (used) whenIdle(work);
  else waiting.add(work);
}
