/**
 * Divides a whole in proportion to weights. All shares are integers and add up to the whole; no share exceeds its
 * weight as long as the whole does not exceed their sum. The remainder of rounding down goes to the shares that lost
 * most.
 */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const parts = weights.map((weight, index) => {
    const product = BigInt(whole) * BigInt(weight);
    return { index, share: Number(product / all), lost: product % all };
  });
  let left = whole - parts.reduce((sum, { share }) => sum + share, 0);
  for (const part of [...parts].sort((a, b) => Number(b.lost - a.lost) || a.index - b.index)) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => share);
}
