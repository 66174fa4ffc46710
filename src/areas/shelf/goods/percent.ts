import { GIFT_PRICE_MAX } from '@contract/gift/enums';
import type { Output } from '@contract/index';
import { AMOUNT_MAX } from '@contract/money.enums';
import { paths } from '@contract/paths';
import type { ItemType } from '@contract/shelf/enums';
import type { SelectionInput } from '@/components/bulk/selectionInput';
import { type CallOptions, call } from '@/request';
import { giftPrices, type Price, pricesDiffer } from './item';

/** What a change by per cent makes of one row's prices, as the back end says. */
export interface PriceRow {
  id: string;
  name: string;
  version: number;
  before: Price[];
  after: Price[];
  /** No price of it changes: it is too small for so few per cent. */
  same: boolean;
  /** A price of it is the highest there is. */
  capped: boolean;
}

/** Asks the back end what a change by per cent would make of a selection. */
export async function previewPrices(type: ItemType, selection: SelectionInput, percent: number): Promise<PriceRow[]> {
  const quietly = { notice: false };
  if (type === 'stone') return (await call(paths.stone.previewPrices, { selection, percent }, quietly)).map(ofStone);
  return (await call(paths.gift.previewPrices, { selection, percent }, quietly)).map(ofGift);
}

/** Writes one row as it was previewed; refused if it has changed since. */
export function applyPrices({ id, version, after }: PriceRow, reason: string, options: CallOptions): Promise<unknown> {
  const [first, second] = after;
  if (!second) return call(paths.stone.changePrice, { id, version, price: first?.amount ?? 0, reason }, options);
  const prices = { priceStones: first?.amount ?? null, pricePoints: second.amount };
  return call(paths.gift.changePrice, { id, version, ...prices, reason }, options);
}

type StoneRow = Output<typeof paths.stone.previewPrices>[number];
type GiftRow = Output<typeof paths.gift.previewPrices>[number];

const ofStone = ({ currency, before, after, ...row }: StoneRow) =>
  rowOf(row, [{ amount: before, currency }], [{ amount: after, currency }], AMOUNT_MAX);

const ofGift = ({ before, after, ...row }: GiftRow) => rowOf(row, pairOf(before), pairOf(after), GIFT_PRICE_MAX);

const pairOf = ({ stones, points }: GiftRow['before']) => giftPrices({ priceStones: stones, pricePoints: points });

function rowOf(row: Pick<PriceRow, 'id' | 'name' | 'version'>, before: Price[], after: Price[], max: number): PriceRow {
  const capped = after.some(({ amount }, index) => amount === max && before[index]?.amount !== max);
  return { ...row, before, after, same: !pricesDiffer(before, after), capped };
}
