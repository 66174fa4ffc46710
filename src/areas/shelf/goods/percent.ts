import { giftCalls } from '@contract/gift/calls';
import { GIFT_PRICE_MAX } from '@contract/gift/enums';
import type { Output } from '@contract/index';
import { AMOUNT_MAX } from '@contract/money.enums';
import type { ItemType } from '@contract/shelf/enums';
import { stoneCalls } from '@contract/stone/calls';
import type { SelectionInput } from '@/components/bulk/selectionInput';
import { type CallOptions, call } from '@/request';
import { giftPrices, type ItemPrice, itemPricesDiffer } from './item';

export interface PriceRow {
  id: string;
  name: string;
  version: number;
  before: ItemPrice[];
  after: ItemPrice[];
  /** True if no price changes, because the percentage is too small for it. */
  same: boolean;
  /** True if a price reaches the maximum. */
  capped: boolean;
  /** Until when a timed price runs: the row is left out. */
  heldUntil?: string | null;
}

export async function previewPrices(
  type: ItemType,
  input: { selection: SelectionInput; percent: number },
  options: CallOptions,
): Promise<PriceRow[]> {
  if (type === 'stone') return (await call(stoneCalls.previewPrices, input, options)).map(ofStone);
  return (await call(giftCalls.previewPrices, input, options)).map(ofGift);
}

/** Writes a row as previewed; refused if it has changed since. */
export function applyPrices(row: PriceRow, reason: string, options: CallOptions): Promise<unknown> {
  const { id, version, before, after } = row;
  const write = { id, version, reason };
  if (!after[1]) {
    const was = { version, price: before[0]?.amount };
    return call(stoneCalls.changePrice, { ...write, price: after[0]?.amount ?? 0 }, { ...options, was });
  }
  const was = { version, ...giftPricesOf(before) };
  return call(giftCalls.changePrice, { ...write, ...giftPricesOf(after) }, { ...options, was });
}

const giftPricesOf = ([stones, points]: ItemPrice[]) => ({
  priceStones: stones?.amount ?? null,
  pricePoints: points?.amount ?? null,
});

type StoneRow = Output<typeof stoneCalls.previewPrices>[number];
type GiftRow = Output<typeof giftCalls.previewPrices>[number];

const ofStone = ({ currency, before, after, ...row }: StoneRow) =>
  rowOf(row, [{ amount: before, currency }], [{ amount: after, currency }], AMOUNT_MAX);

const ofGift = ({ before, after, ...row }: GiftRow) => rowOf(row, pairOf(before), pairOf(after), GIFT_PRICE_MAX);

const pairOf = ({ stones, points }: GiftRow['before']) => giftPrices({ priceStones: stones, pricePoints: points });

function rowOf(
  row: Pick<PriceRow, 'id' | 'name' | 'version' | 'heldUntil'>,
  before: ItemPrice[],
  after: ItemPrice[],
  max: number,
): PriceRow {
  const capped = after.some(({ amount }, index) => amount === max && before[index]?.amount !== max);
  return { ...row, before, after, same: !itemPricesDiffer(before, after), capped };
}
