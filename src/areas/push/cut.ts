const segmenter = new Intl.Segmenter();

/**
 * How many characters of a text fit, given whether its beginning of some length does; the ends of graphemes only, so
 * that no emoji is torn. Undefined when all of it fits.
 */
export function cutOf(text: string, fits: (length: number) => boolean): number | undefined {
  if (fits(text.length)) return undefined;
  const ends = [0, ...Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length)];
  let [low, high] = [0, ends.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(ends[middle] ?? 0)) low = middle;
    else high = middle;
  }
  return ends[low];
}

/** The last words before a cut, to tell where it is. */
export function tailOf(text: string, cut: number, max = 24): string {
  const whole = text.slice(0, cut).trimEnd();
  if (whole.length <= max) return whole;
  const tail = whole.slice(-max);
  const space = tail.search(/\s\S/);
  return `…${space < 0 ? tail : tail.slice(space + 1)}`;
}
