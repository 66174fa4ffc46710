import { useEffect, useEffectEvent } from 'react';
import { sharedState } from '@/components/state/sharedState';
import type { MessageId } from '@/locales/messages';

export interface PaletteAction {
  label: MessageId;
  run: () => void;
}

interface Offer {
  label: MessageId;
  /** Belongs to the open screen and is offered first. */
  here: boolean;
  run: () => void;
}

export const offers = sharedState<readonly Offer[]>([]);

/** Offers actions in the palette while the component is rendered. */
export function usePaletteActions(actions: readonly PaletteAction[], { here = true } = {}): void {
  const run = useEffectEvent((label: MessageId) => actions.find((action) => action.label === label)?.run());
  const labels = actions.map(({ label }) => label).join();

  useEffect(() => {
    const added = labels
      ? (labels.split(',') as MessageId[]).map((label) => ({ label, here, run: () => run(label) }))
      : [];
    offers.set([...offers.get(), ...added]);
    return () => offers.set(offers.get().filter((offer) => !added.includes(offer)));
  }, [labels, here]);
}
