import { isOneOf } from '@/components/isOneOf';
import { type CallOptions, call } from '@/request';
import { type Item, type ItemKey, itemCalls } from './item';

const actions = ['changePrice', 'putOn', 'takeOff'] as const;
export type ItemAction = (typeof actions)[number];

export const isItemAction = isOneOf(actions);

/** While a timed price runs, the ordinary one can't be changed. */
export const actionsFor = ({ status, timedPrice }: Item): ItemAction[] =>
  actions.filter((action) => (action === 'changePrice' ? !timedPrice : (action === 'putOn') === (status === 'off')));

const QUIETLY = { notice: false };

/** Puts a good on sale, at the end of its section, or takes it off. */
export function changeStatus(
  { type, id }: ItemKey,
  action: 'putOn' | 'takeOff',
  reason: string | undefined,
  options: CallOptions = QUIETLY,
): Promise<Item> {
  const status = action === 'putOn' ? 'on' : 'off';
  return call(itemCalls[type].changeStatus, { id, status, ...(action === 'takeOff' && { reason }) }, options);
}
