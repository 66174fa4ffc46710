import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 300;
/** After this time a target counts as missing. */
const PATIENCE_MS = 4_000;

/** The first visible element of a selector, marked while it is the target; `missing` if it does not appear. */
export function useTarget(selector: string): { target: HTMLElement | undefined; missing: boolean } {
  const [target, setTarget] = useState<HTMLElement>();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const look = () => setTarget(visible(selector));
    look();
    const looking = setInterval(look, LOOK_EVERY_MS);
    const patience = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearInterval(looking);
      clearTimeout(patience);
    };
  }, [selector]);

  useEffect(() => {
    target?.setAttribute('data-pointed', '');
    return () => target?.removeAttribute('data-pointed');
  }, [target]);

  return { target, missing: isLate && !target };
}

export const isVisible = (selector: string): boolean => visible(selector) !== undefined;

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length);
