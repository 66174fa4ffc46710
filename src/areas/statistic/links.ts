import { pathTo } from '@config/pathTo';
import type { WishState } from '@contract/wish/enums';

interface Made {
  /** Days in the operator's zone, both inclusive. */
  from: string;
  to: string;
  state?: WishState;
  giftId?: string;
}

export function wishesOf({ from, to, ...filters }: Made): string {
  return pathTo('/wish/list', { madeFrom: from, madeTo: to, ...filters });
}
