import { paths } from '@contract/paths';
import { type CallOptions, call } from '@/request';
import { type Item, typeOf } from './item';

/** What an operator may do to something that is sold, in the order of a menu. */
const actions = ['changePrice', 'putOn', 'takeOff'] as const;
export type ItemAction = (typeof actions)[number];

export const isItemAction = (value: unknown): value is ItemAction => actions.some((action) => action === value);

/** The actions that the back end would take now. */
export const actionsFor = ({ status }: Item): ItemAction[] =>
  actions.filter((action) => action === 'changePrice' || (action === 'putOn') === (status === 'off'));

const QUIETLY = { notice: false };

/** Something as it is now. */
export const readItem = (item: Item): Promise<Item> =>
  call(typeOf(item) === 'stone' ? paths.stone.detail : paths.gift.detail, { id: item.id }, QUIETLY);

/** Puts on sale, at the end of its section, or takes off, with the reason why. */
export function changeStatus(
  item: Item,
  action: 'putOn' | 'takeOff',
  reason: string | undefined,
  options: CallOptions = QUIETLY,
): Promise<Item> {
  const path = typeOf(item) === 'stone' ? paths.stone.changeStatus : paths.gift.changeStatus;
  const status = action === 'putOn' ? 'on' : 'off';
  return call(path, { id: item.id, status, ...(action === 'takeOff' && { reason }) }, options);
}
