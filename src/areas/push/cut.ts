const segmenter = new Intl.Segmenter();

/** How many characters fit, by the test `fits`; never half an emoji. Undefined when all of them fit. */
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

/** The last words before a cut, to show where it is. */
export function tailOf(text: string, cut: number, max = 24): string {
  const whole = text.slice(0, cut).trimEnd();
  if (whole.length <= max) return whole;
  const tail = whole.slice(-max);
  const space = tail.search(/\s\S/);
  return `…${space < 0 ? tail : tail.slice(space + 1)}`;
}
