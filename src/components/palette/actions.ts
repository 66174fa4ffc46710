import { useEffect, useEffectEvent } from 'react';
import { sharedState } from '@/components/state/sharedState';

/** Something the palette offers to do. */
export interface PaletteAction {
  /** Id of its text, which also tells it from others. */
  label: string;
  run: () => void;
}

interface Offer {
  label: string;
  /** Of the screen that is open, and so offered before what works everywhere. */
  here: boolean;
  run: () => void;
}

export const offers = sharedState<readonly Offer[]>([]);

/** Offers actions in the command palette for as long as the component stands: a screen its own, the console the rest. */
export function usePaletteActions(actions: readonly PaletteAction[], { here = true } = {}): void {
  const run = useEffectEvent((label: string) => actions.find((action) => action.label === label)?.run());
  const labels = actions.map(({ label }) => label).join();

  useEffect(() => {
    const added = labels ? labels.split(',').map((label) => ({ label, here, run: () => run(label) })) : [];
    offers.set([...offers.get(), ...added]);
    return () => offers.set(offers.get().filter((offer) => !added.includes(offer)));
  }, [labels, here]);
}
