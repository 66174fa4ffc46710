import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onFirstUse } from './onFirstUse';
import {
  type AnyComponent,
  withBoundary,
  withDialogBoundary,
  withDrawerBoundary,
  withInlineBoundary,
} from './withBoundary';

interface Props {
  open?: boolean;
}

/**
 * Like React's `lazy`, but loaded as soon as somebody uses the page, and drawn at once where it is there: React leaves
 * what stands in for a lazy component on the screen for 300 ms. What is drawn while it is not `open` does not wait for it.
 */
function lazy<C extends AnyComponent>(load: () => Promise<C>, meanwhile: ReactNode): C {
  let Loaded: ComponentType<Props> | undefined;
  const get = async () => {
    Loaded ??= (await load()) as unknown as ComponentType<Props>;
  };
  onFirstUse(get);

  function Lazy(props: Props) {
    const [failure, setFailure] = useState<Error>();
    const [, drawAgain] = useState(false);
    const needed = !Loaded && props.open !== false;
    useEffect(() => {
      if (needed) get().then(() => drawAgain(true), setFailure);
    }, [needed]);
    if (failure) throw failure;
    return Loaded ? <Loaded {...props} /> : meanwhile;
  }
  return Lazy as unknown as C;
}

/** A dialog whose code comes when somebody uses the page, or when it opens. */
export const lazyDialog = <C extends AnyComponent>(load: () => Promise<C>) => withDialogBoundary(lazy(load, null));

export const lazyDrawer = <C extends AnyComponent>(load: () => Promise<C>) => withDrawerBoundary(lazy(load, null));

/** The same for what a page or a drawer shows, with what stands in its place until its code is there. */
export const lazyPart = <C extends AnyComponent>(load: () => Promise<C>, meanwhile: ReactNode) =>
  withBoundary(lazy(load, meanwhile));

/** The same for what stands in a line, where nothing is in its place until then. */
export const lazyInline = <C extends AnyComponent>(load: () => Promise<C>) => withInlineBoundary(lazy(load, null));
