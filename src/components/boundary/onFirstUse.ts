/** What tells that somebody is there: the first of these on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];
/** Ms: what was pressed goes first, and a menu takes longer to be opened and read. */
const PAUSE = 1000;
/** Ms: not longer after that, however busy the page is. */
const AT_LATEST = { timeout: 2000 };
/** In the page's performance timeline, once all that waited is done. */
const ALL_DONE = 'done when used';

type Work = () => Promise<unknown>;

const waiting = new Set<Work>();
let used = false;
let underWay = 0;
let left = 0;

async function begin(work: Work): Promise<void> {
  underWay += 1;
  await work().catch(() => undefined);
  underWay -= 1;
  left -= 1;
  if (left === 0) performance.mark(ALL_DONE);
}

/** Safari does not say when nothing else is done. */
function whenIdle(work: Work): void {
  left += 1;
  const start = () => void begin(work);
  if (window.requestIdleCallback) setTimeout(() => window.requestIdleCallback(start, AT_LATEST), PAUSE);
  else start();
}

function atOnce(work: Work): void {
  left += 1;
  void begin(work);
}

function onUse() {
  used = true;
  for (const work of waiting) whenIdle(work);
  waiting.clear();
}
for (const sign of SIGNS) window.addEventListener(sign, onUse, { capture: true, once: true, passive: true });

/**
 * Loads code that is needed only after a press, once the operator first uses the page, so that it does not delay the
 * rows. Failures are ignored here: the component that needs the code reports them.
 */
export function onFirstUse(work: Work): void {
  if (!used) waiting.add(work);
  else if (underWay) atOnce(work);
  else whenIdle(work);
}
