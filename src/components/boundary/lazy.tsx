import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onFirstUse } from './onFirstUse';
import { type Drawing, withBoundary, withDialogBoundary, withDrawerBoundary, withInlineBoundary } from './withBoundary';

interface Props {
  open?: boolean;
}

/**
 * Like React's `lazy`, but loaded as soon as somebody uses the page, and drawn at once where it is there: React leaves
 * what stands in for a lazy component on the screen for 300 ms. What is drawn while it is not `open` does not wait for it.
 */
function later<D extends Drawing>(load: () => Promise<D>, meanwhile: ReactNode): D {
  let Loaded: ComponentType<Props> | undefined;
  const get = async () => {
    Loaded ??= (await load()) as unknown as ComponentType<Props>;
  };
  onFirstUse(get);

  function Later(props: Props) {
    const [failure, setFailure] = useState<Error>();
    const [, drawAgain] = useState(false);
    const needed = !Loaded && props.open !== false;
    useEffect(() => {
      if (needed) get().then(() => drawAgain(true), setFailure);
    }, [needed]);
    if (failure) throw failure;
    return Loaded ? <Loaded {...props} /> : meanwhile;
  }
  return Later as unknown as D;
}

/** A dialog whose code comes when somebody uses the page, or when it opens. */
export const lazyDialog = <D extends Drawing>(load: () => Promise<D>) => withDialogBoundary(later(load, null));

export const lazyDrawer = <D extends Drawing>(load: () => Promise<D>) => withDrawerBoundary(later(load, null));

/** The same for what a page or a drawer shows, with what stands in its place until its code is there. */
export const lazyPart = <D extends Drawing>(load: () => Promise<D>, meanwhile: ReactNode) =>
  withBoundary(later(load, meanwhile));

/** The same for what stands in a line, where nothing is in its place until then. */
export const lazyInline = <D extends Drawing>(load: () => Promise<D>) => withInlineBoundary(later(load, null));
