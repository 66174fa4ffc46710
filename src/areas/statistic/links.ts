import type { WishState } from '@contract/wish/enums';

interface Made {
  /** Days of the operator's zone, both inclusive. */
  from: string;
  to: string;
  state?: WishState;
  giftId?: string;
}

/** The list of exactly the wishes that a number counts. */
export function wishesOf({ from, to, ...filters }: Made): string {
  return `/wish/list?${new URLSearchParams({ madeFrom: from, madeTo: to, ...filters })}`;
}
